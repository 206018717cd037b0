/** The others at the top of the rail: arms, reputation, money, hand, servants, tiles, and their last move. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Choice } from "../../../gen/protocol";
import { underName } from "../../../i18n/under-name";
import { Sheet } from "../../../ui/dialog";
import { fitted } from "../../../ui/fitted";
import { Crest, familyColour } from "../art/crests";
import type { Sign as SignName } from "../art/glyphs";
import { money } from "../fact-words";
import type { SeatRow } from "../model";
import { Sign, Wheel, familyName } from "../parts";
import type { Common } from "../parts";
import { Drawer } from "../players";
import { TeamTag, partnerOf } from "../team";
import { watching } from "./watching";
import "./rivals.css";

/** From so many rivals on a plate is one line. */
const MANY = 4;

const COUNTS: readonly (readonly [SignName, string, (row: SeatRow) => number])[] = [
  ["hand", "obb-count-hand", (row) => row.hand.length],
  ["undo", "obb-count-discard", (row) => row.discard.length],
  ["hire", "obb-count-servants", (row) => row.available.length],
  ["tileset", "obb-count-tiles", (row) => row.estate.length],
  ["laurel", "obb-count-cards", (row) => row["vp-card-count"]],
];

/** The newest event of a seat, in words, on the plate of that seat. */
export function lastMove({ recent, texts, names, seat: viewer }: Common, seat: number): string {
  const own = recent.filter(({ event }) => event["seat"] === seat || event["by"] === seat);
  const last = own[own.length - 1];
  if (last === undefined) return "";
  return underName(texts.event(last.event, names, viewer), names[seat] ?? "");
}

function aimed({ offer }: Common, seat: number): Choice | undefined {
  const all = (offer?.choices ?? []).filter((each) => each.params["target"] === seat);
  return all.length === 1 ? all[0] : undefined;
}

interface PlateProps {
  common: Common;
  seat: number;
  isCompact: boolean;
  isActive: boolean;
  /** The last thing that the seat did, in words. */
  last: string;
  onOpen(seat: number): void;
}

const Plate = watching(({ common, seat, isCompact, isActive, last, onOpen }: PlateProps): JSX.Element | null => {
  const { texts, county, names, draft } = common;
  const row = county.seats[seat];
  if (row === undefined) return null;
  const choice = aimed(common, seat);
  return (
    <li
      class={`obs-plate${isActive ? " obs-active" : ""}${choice === undefined ? "" : " obs-can"}${choice !== undefined && draft.action === choice.action ? " obs-picked" : ""}`}
      style={{ "--ob-field": `var(${familyColour(row.family, seat)})` }}
      data-spot={`plate:${seat}`}
    >
      <p class="obs-plate-top">
        <Crest family={row.family} seat={seat} {...(isCompact ? { size: "ob-xs" } : {})} />
        <span class="obs-plate-name">
          <b class="ui-fitted" style={fitted(familyName(common, seat))} title={familyName(common, seat)}>
            {familyName(common, seat)}
          </b>
        </span>
        {county.first === seat && <Sign name="pawn" label={texts.t("obb-first")} />}
        {partnerOf(common) === seat && <Sign name="key" label={texts.t("obb-your-partner")} />}
        <span data-spot={`reputation:${seat}`}>
          <Wheel level={row.level} position={row.position} texts={texts} />
        </span>
        <b class="obs-plate-money" data-spot={`money:${seat}`}>
          {money(texts, row.pounds)}
        </b>
      </p>
      <p class="obs-plate-counts">
        <TeamTag common={common} seat={seat} />
        {COUNTS.map(([sign, key, countOf]) => (
          <span
            key={key}
            title={texts.t(key, { count: countOf(row) })}
            {...(sign === "hand" ? { "data-spot": `hand:${seat}` } : {})}
          >
            <Sign name={sign} />
            <span aria-hidden="true">{countOf(row)}</span>
            <span class="ui-hidden">{texts.t(key, { count: countOf(row) })}</span>
          </span>
        ))}
      </p>
      <p class="obs-plate-last" title={last}>
        {last === "" ? texts.t(isActive ? "obb-playing" : "obb-waits") : last}
      </p>
      <button
        type="button"
        class="obs-hit"
        aria-label={
          choice === undefined
            ? texts.t("obb-look-at", { name: familyName(common, seat) })
            : texts.choice(choice, names)
        }
        {...(choice === undefined
          ? {}
          : { "data-action": choice.action, "aria-pressed": draft.action === choice.action })}
        onClick={() => {
          if (choice === undefined) onOpen(seat);
          else draft.choose(draft.action === choice.action ? null : choice.action);
        }}
      />
    </li>
  );
});

/** The opponent of a game alone, or what is to be beaten. */
function Alone({ common }: { common: Common }): JSX.Element | null {
  const { texts, county, more, inspect } = common;
  const { opponent, challenge } = county;
  if (opponent !== undefined) {
    return (
      <li class="obs-plate obs-alone" data-spot="plate:-1">
        <p class="obs-plate-top">
          <Sign name="crown" />
          <span class="obs-plate-name">
            <b title={texts.term("opponent", opponent.name)}>{texts.term("opponent", opponent.name)}</b>
            <small>{texts.term("level", opponent.level)}</small>
          </span>
          {more.opponent !== null && (
            <span title={texts.t("obb-race")}>
              <Sign name="rings" /> <b>{more.opponent.standing}</b>
            </span>
          )}
        </p>
        <p class="obs-plate-counts">
          <span title={texts.t("ob-column-base-score")}>
            <Sign name="flag" />
            {opponent["base-score"]}
          </span>
          <span title={texts.t("ob-column-vp-cards")}>
            <Sign name="laurel" />
            {opponent["vp-card-count"]}
          </span>
          {opponent.fairchild && <Sign name="rings" label={texts.t("ob-column-fairchild")} />}
        </p>
        <button
          type="button"
          class="obs-hit"
          aria-label={texts.term("opponent", opponent.name)}
          onClick={() => inspect("opponent", opponent.name)}
        />
      </li>
    );
  }
  if (challenge === undefined) return null;
  return (
    <li class="obs-plate obs-alone">
      <p class="obs-plate-top">
        <Sign name="flag" />
        <span class="obs-plate-name">
          <b title={texts.t("obb-challenge")}>{texts.t("obb-challenge")}</b>
          <small title={texts.t("obb-challenge-note", { round: challenge.round })}>
            {texts.t("obb-challenge-note", { round: challenge.round })}
          </small>
        </span>
        <b class="obs-plate-money">{more.challenge?.target ?? challenge.target}</b>
      </p>
    </li>
  );
}

export function Rivals({ common }: { common: Common }): JSX.Element {
  const { texts, county, names, seat, waiting } = common;
  const [open, setOpen] = useState<number | null>(null);
  const others = county.seats.map((_, each) => each).filter((each) => each !== seat);
  // The next to play stands first.
  const from = seat ?? 0;
  others.sort(
    (one, two) =>
      ((one - from + county.seats.length) % county.seats.length) -
      ((two - from + county.seats.length) % county.seats.length),
  );
  return (
    <div class="obs obs-rivals">
      <ul class={`obs-plates${others.length >= MANY ? " obs-compact" : ""}`} aria-label={texts.t("obb-players")}>
        {others.map((each) => (
          <Plate
            key={each}
            common={common}
            seat={each}
            isCompact={others.length >= MANY}
            isActive={county.active === each || waiting.includes(each)}
            last={lastMove(common, each)}
            onOpen={setOpen}
          />
        ))}
        <Alone common={common} />
      </ul>
      {open !== null && (
        <Sheet
          class="ob-sheet obs-rival-sheet"
          title={texts.t("obb-family-of", { family: familyName(common, open), name: names[open] ?? "" })}
          open
          onClose={() => setOpen(null)}
        >
          <Drawer common={common} seat={open} />
        </Sheet>
      )}
    </div>
  );
}
