/** The families at the table; a tap opens the drawer with the estate and the circle of one. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Panel } from "../../ui/basics";
import { Sheet } from "../../ui/dialog";
import { Crest, familyColour } from "./art/crests";
import type { Sign as SignName } from "./art/glyphs";
import { EstateColumns } from "./estate";
import { People } from "./guest-card";
import { Household, Sign, Wheel, familyName } from "./parts";
import type { Common } from "./parts";
import type { SeatRow } from "./model";
import { TeamTag, partnerOf } from "./team";
import { money } from "./fact-words";
import "./players.css";

/** What is counted of a family: its sign, its words, and how many there are. */
const COUNTS: readonly (readonly [SignName, string, (row: SeatRow) => number])[] = [
  ["hand", "obb-count-hand", (row) => row.hand.length],
  ["undo", "obb-count-discard", (row) => row.discard.length],
  ["tileset", "obb-count-tiles", (row) => row.estate.length],
  ["scroll", "obb-count-objectives", (row) => row["objective-count"]],
  ["laurel", "obb-count-cards", (row) => row["vp-card-count"]],
];

function Tags({ common, seat }: { common: Common; seat: number }): JSX.Element {
  const { texts, county, waiting, catalogue } = common;
  const row = county.seats[seat];
  const visitor = [...(row?.hand ?? []), ...(row?.discard ?? [])].find(
    (id) => catalogue.gentry.get(id)?.kind === "fairchild",
  );
  return (
    <span class="ob-tags">
      <TeamTag common={common} seat={seat} />
      {partnerOf(common) === seat && <span class="ob-tag">{texts.t("obb-your-partner")}</span>}
      {county.active === seat && <span class="ob-tag ob-hot">{texts.t("obb-playing")}</span>}
      {waiting.includes(seat) && county.active !== seat && (
        <span class="ob-tag ob-hot">{texts.t("obb-to-answer")}</span>
      )}
      {county.first === seat && (
        <span class="ob-tag">
          <Sign name="pawn" />
          {texts.t("obb-first")}
        </span>
      )}
      {visitor !== undefined && (
        <span class="ob-tag">
          <Sign name="rings" />
          {texts.term("gentry", visitor)}
        </span>
      )}
    </span>
  );
}

function Player({ common, seat, onOpen }: { common: Common; seat: number; onOpen: () => void }): JSX.Element | null {
  const { texts, county } = common;
  const row = county.seats[seat];
  if (row === undefined) return null;
  return (
    <li data-spot={`plate:${seat}`}>
      <button
        type="button"
        class={`ob-player${seat === common.seat ? " ob-me" : ""}`}
        style={{ "--ob-field": `var(${familyColour(row.family, seat)})` }}
        onClick={onOpen}
      >
        <Crest family={row.family} seat={seat} />
        <span class="ob-player-name">
          <b>{familyName(common, seat)}</b>
          {seat === common.seat && <small>{texts.t("obb-you")}</small>}
        </span>
        <Wheel level={row.level} position={row.position} texts={texts} />
        <span class="ob-money">
          <Sign name="coin" />
          <b>{money(texts, row.pounds)}</b>
        </span>
        <Tags common={common} seat={seat} />
        <span class="ob-counts">
          {COUNTS.map(([sign, key, countOf]) => (
            <span key={key}>
              <Sign name={sign} />
              {texts.t(key, { count: countOf(row) })}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}

/** The guests of a pile, or that there are none. */
function Pile({ common, ids }: { common: Common; ids: readonly string[] }): JSX.Element {
  return (
    <People common={common} ids={ids}>
      {ids.length === 0 && <li class="ob-fine">{common.texts.t("obb-none")}</li>}
    </People>
  );
}

/** All that is open of a family. */
export function Drawer({ common, seat }: { common: Common; seat: number }): JSX.Element | null {
  const { texts, county } = common;
  const row = county.seats[seat];
  if (row === undefined) return null;
  return (
    <div class="ob-drawer">
      <Household row={row} texts={texts} />
      <EstateColumns common={common} seat={seat} own={false} />
      <h3>{texts.t("obb-count-hand", { count: row.hand.length })}</h3>
      <Pile common={common} ids={row.hand} />
      <h3>{texts.t("obb-count-discard", { count: row.discard.length })}</h3>
      <Pile common={common} ids={row.discard} />
      {row["objectives-known"].length + row["vp-cards-known"].length > 0 && (
        <>
          <h3>{texts.t("obb-known")}</h3>
          <p>
            {texts.joined([
              ...row["objectives-known"].map((id) => texts.term("objective", id)),
              ...row["vp-cards-known"].map((id) => texts.term("vp-card", id)),
            ])}
          </p>
        </>
      )}
    </div>
  );
}

/** The list of players. */
export function Players({ common }: { common: Common }): JSX.Element {
  const { texts, county } = common;
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Panel title={texts.t("obb-players")} note={texts.t("obb-players-note")}>
      <ol class="ob-players">
        {county.seats.map((_, seat) => (
          <Player key={seat} common={common} seat={seat} onOpen={() => setOpen(seat)} />
        ))}
      </ol>
      {open !== null && (
        <Sheet class="ob-sheet" title={familyName(common, open)} open onClose={() => setOpen(null)}>
          <Drawer common={common} seat={open} />
        </Sheet>
      )}
    </Panel>
  );
}
