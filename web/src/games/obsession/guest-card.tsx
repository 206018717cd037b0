/** Gentry: a card for the hand, and a line for lists. */
import type { ComponentChildren, JSX } from "preact";
import { Crest } from "./art/crests";
import { Portrait } from "./art/portraits";
import type { GentryFacts } from "./model";
import { Favours, Name, Rating, Servants, Sign, Tap, Vp } from "./parts";
import type { Common, Level } from "./parts";
import { guestKind, guestSign } from "./fact-words";
import "./guest-card.css";

interface GuestProps {
  common: Common;
  guest: GentryFacts;
  tone?: "" | "plan" | "no";
  level?: Level;
  /** Something to say below the name, such as whose guest it is. */
  mark?: ComponentChildren;
  children?: ComponentChildren;
}

type OfGuest = Pick<GuestProps, "common" | "guest">;

function Trait({ common, guest }: OfGuest): JSX.Element | null {
  if (guest.trait === "") return null;
  const bad = common.catalogue.unsavoury.has(guest.trait);
  return (
    <span class={`ob-chip${bad ? " ob-bad" : ""}`}>
      <Sign name={bad ? "warn" : "book"} />
      {common.texts.term("trait", guest.trait)}
    </span>
  );
}

/** The level of reputation a guest asks for, and the one there is. */
function Needs({ common: { texts }, guest }: OfGuest): JSX.Element {
  if (!guest.crest) return <Rating value={guest.pr} texts={texts} />;
  return (
    <span class="ob-needs">
      <Crest family={guest.kind === "fairchild" ? "fairchild" : guest.family} size="ob-xs" />
      <Rating value={guest.pr} texts={texts} />
    </span>
  );
}

/** The name of a guest and what sort of guest it is. */
function Named({ common, guest, level = 3 }: OfGuest & Pick<GuestProps, "level">): JSX.Element {
  const { texts, inspect } = common;
  return (
    <>
      <Name level={level}>
        <Tap sort="gentry" id={guest.id} name={texts.term("gentry", guest.id)} inspect={inspect} />
      </Name>
      <p class="ob-kind">
        <Sign name={guestSign(guest)} />
        <span>{guestKind(texts, guest)}</span>
      </p>
    </>
  );
}

/** What a guest brings. */
function Brings({ common, guest }: OfGuest): JSX.Element {
  return (
    <>
      <Favours favours={guest.favours} texts={common.texts} />
      <Trait common={common} guest={guest} />
    </>
  );
}

/** A card of the hand. */
export function GuestCard({ common, guest, tone = "", level = 3, children }: GuestProps): JSX.Element {
  const { texts } = common;
  return (
    <article class={`ob-guest ob-st-${tone}`} data-spot={`guest:${guest.id}`}>
      <header>
        <Portrait id={guest.id} gender={guest.gender} size="ob-sm" />
        <div>
          <Named common={common} guest={guest} level={level} />
        </div>
      </header>
      <div class="ob-guest-row">
        <Needs common={common} guest={guest} />
        <span class="ob-guest-service">
          {guest.service.length === 0 ? (
            <small>{texts.t("obb-no-service")}</small>
          ) : (
            <Servants ids={guest.service} texts={texts} />
          )}
        </span>
        <Vp value={guest.vp} texts={texts} />
      </div>
      <div class="ob-guest-favours">
        <Brings common={common} guest={guest} />
      </div>
      {children !== undefined && <div class="ob-foot">{children}</div>}
    </article>
  );
}

/** A guest in one line: cameo, name, what they bring and need. */
export function GuestLine({ common, guest, tone = "", level = 3, mark, children }: GuestProps): JSX.Element {
  const { texts } = common;
  return (
    <article class={`ob-line ob-st-${tone}`}>
      <Portrait id={guest.id} gender={guest.gender} size="ob-sm" />
      <div class="ob-line-name">
        <Named common={common} guest={guest} level={level} />
        {mark}
      </div>
      <div class="ob-line-facts">
        <Brings common={common} guest={guest} />
      </div>
      <span class="ob-line-service">{guest.service.length > 0 && <Servants ids={guest.service} texts={texts} />}</span>
      <Vp value={guest.vp} texts={texts} />
      {children}
    </article>
  );
}

/** Guests by name and cameo alone; what is put below them stands at the end of the list. */
export function People({
  common,
  ids,
  children,
}: {
  common: Common;
  ids: readonly string[];
  children?: ComponentChildren;
}): JSX.Element {
  const { texts, catalogue, inspect } = common;
  return (
    <ul class="ob-people">
      {ids.map((id) => (
        <li key={id}>
          <Portrait id={id} gender={catalogue.gentry.get(id)?.gender ?? "G"} size="ob-xs" />
          <Tap sort="gentry" id={id} name={texts.term("gentry", id)} inspect={inspect} />
        </li>
      ))}
      {children}
    </ul>
  );
}
