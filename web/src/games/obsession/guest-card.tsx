/** Gentry: a card for the hand, and a line for lists. */
import type { ComponentChildren, JSX } from "preact";
import type { Texts } from "../../i18n/texts";
import { Crest } from "./art/crests";
import { Portrait } from "./art/portraits";
import type { GentryFacts } from "./model";
import { Favours, Name, Rating, Servants, Sign, Tap, Vp } from "./parts";
import type { Level } from "./parts";
import { guestKind, guestSign } from "./fact-words";
import "./guest-card.css";

interface GuestProps {
  guest: GentryFacts;
  texts: Texts;
  inspect: (sort: string, id: string) => void;
  unsavoury: ReadonlySet<string>;
  tone?: "" | "plan" | "no";
  level?: Level;
  /** Something to say below the name, such as whose guest it is. */
  mark?: ComponentChildren;
  children?: ComponentChildren;
}

function Trait({ guest, texts, unsavoury }: Pick<GuestProps, "guest" | "texts" | "unsavoury">): JSX.Element | null {
  if (guest.trait === "") return null;
  const bad = unsavoury.has(guest.trait);
  return (
    <span class={`ob-chip${bad ? " ob-bad" : ""}`}>
      <Sign name={bad ? "warn" : "book"} />
      {texts.term("trait", guest.trait)}
    </span>
  );
}

/** The level of reputation a guest asks for, and the one there is. */
function Needs({ guest, texts }: Pick<GuestProps, "guest" | "texts">): JSX.Element {
  if (!guest.crest) return <Rating value={guest.pr} texts={texts} />;
  return (
    <span class="ob-needs">
      <Crest family={guest.kind === "fairchild" ? "fairchild" : guest.family} size="ob-xs" />
      <Rating value={guest.pr} texts={texts} />
    </span>
  );
}

/** A card of the hand. */
export function GuestCard({
  guest,
  texts,
  inspect,
  unsavoury,
  tone = "",
  level = 3,
  children,
}: GuestProps): JSX.Element {
  return (
    <article class={`ob-guest ob-st-${tone}`}>
      <header>
        <Portrait id={guest.id} gender={guest.gender} size="ob-sm" />
        <div>
          <Name level={level}>
            <Tap sort="gentry" id={guest.id} name={texts.term("gentry", guest.id)} inspect={inspect} />
          </Name>
          <p class="ob-kind">
            <Sign name={guestSign(guest)} />
            <span>{guestKind(texts, guest)}</span>
          </p>
        </div>
      </header>
      <div class="ob-guest-row">
        <Needs guest={guest} texts={texts} />
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
        <Favours favours={guest.favours} texts={texts} />
        <Trait guest={guest} texts={texts} unsavoury={unsavoury} />
      </div>
      {children !== undefined && <div class="ob-foot">{children}</div>}
    </article>
  );
}

/** A guest in one line: cameo, name, what they bring and need. */
export function GuestLine({
  guest,
  texts,
  inspect,
  unsavoury,
  tone = "",
  level = 3,
  mark,
  children,
}: GuestProps): JSX.Element {
  return (
    <article class={`ob-line ob-st-${tone}`}>
      <Portrait id={guest.id} gender={guest.gender} size="ob-sm" />
      <div class="ob-line-name">
        <Name level={level}>
          <Tap sort="gentry" id={guest.id} name={texts.term("gentry", guest.id)} inspect={inspect} />
        </Name>
        <p class="ob-kind">
          <Sign name={guestSign(guest)} />
          <span>{guestKind(texts, guest)}</span>
        </p>
        {mark}
      </div>
      <div class="ob-line-facts">
        <Favours favours={guest.favours} texts={texts} />
        <Trait guest={guest} texts={texts} unsavoury={unsavoury} />
      </div>
      <span class="ob-line-service">{guest.service.length > 0 && <Servants ids={guest.service} texts={texts} />}</span>
      <Vp value={guest.vp} texts={texts} />
      {children}
    </article>
  );
}
