/** The families at the table; a tap opens the drawer with the estate and the circle of one. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Panel } from "../../ui/basics";
import { Sheet } from "../../ui/dialog";
import { Crest, familyColour } from "./art/crests";
import { Portrait } from "./art/portraits";
import { EstateColumns } from "./estate";
import { Household, Sign, Tap, Wheel, familyName } from "./parts";
import type { Common } from "./parts";
import { TeamTag, partnerOf } from "./team";
import { money } from "./fact-words";
import "./players.css";

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
  const { texts, county, names } = common;
  const row = county.seats[seat];
  if (row === undefined) return null;
  return (
    <li>
      <button
        type="button"
        class={`ob-player${seat === common.seat ? " ob-me" : ""}`}
        style={{ "--ob-field": `var(${familyColour(row.family, seat)})` }}
        onClick={onOpen}
      >
        <Crest family={row.family} seat={seat} />
        <span class="ob-player-name">
          <b>{familyName(common, seat)}</b>
          {row.family === null ? (
            seat === common.seat && <small>{texts.t("obb-you")}</small>
          ) : (
            <small>{seat === common.seat ? texts.t("obb-you-are", { name: names[seat] ?? "" }) : names[seat]}</small>
          )}
        </span>
        <Wheel level={row.level} position={row.position} texts={texts} />
        <span class="ob-money">
          <Sign name="coin" />
          <b>{money(texts, row.pounds)}</b>
        </span>
        <Tags common={common} seat={seat} />
        <span class="ob-counts">
          <span>
            <Sign name="hand" />
            {texts.t("obb-count-hand", { count: row.hand.length })}
          </span>
          <span>
            <Sign name="undo" />
            {texts.t("obb-count-discard", { count: row.discard.length })}
          </span>
          <span>
            <Sign name="tileset" />
            {texts.t("obb-count-tiles", { count: row.estate.length })}
          </span>
          <span>
            <Sign name="scroll" />
            {texts.t("obb-count-objectives", { count: row["objective-count"] })}
          </span>
          <span>
            <Sign name="laurel" />
            {texts.t("obb-count-cards", { count: row["vp-card-count"] })}
          </span>
        </span>
      </button>
    </li>
  );
}

function People({ common, ids }: { common: Common; ids: readonly string[] }): JSX.Element {
  const { texts, catalogue, inspect } = common;
  return (
    <ul class="ob-people">
      {ids.map((id) => (
        <li key={id}>
          <Portrait id={id} gender={catalogue.gentry.get(id)?.gender ?? "G"} size="ob-xs" />
          <Tap sort="gentry" id={id} name={texts.term("gentry", id)} inspect={inspect} />
        </li>
      ))}
      {ids.length === 0 && <li class="ob-fine">{texts.t("obb-none")}</li>}
    </ul>
  );
}

/** All that is open of a family. */
function Drawer({ common, seat }: { common: Common; seat: number }): JSX.Element | null {
  const { texts, county } = common;
  const row = county.seats[seat];
  if (row === undefined) return null;
  return (
    <div class="ob-drawer">
      <Household row={row} texts={texts} />
      <EstateColumns common={common} seat={seat} own={false} />
      <h3>{texts.t("obb-count-hand", { count: row.hand.length })}</h3>
      <People common={common} ids={row.hand} />
      <h3>{texts.t("obb-count-discard", { count: row.discard.length })}</h3>
      <People common={common} ids={row.discard} />
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
  const { texts, county, names } = common;
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Panel title={texts.t("obb-players")} note={texts.t("obb-players-note")}>
      <ol class="ob-players">
        {county.seats.map((_, seat) => (
          <Player key={seat} common={common} seat={seat} onOpen={() => setOpen(seat)} />
        ))}
      </ol>
      {open !== null && (
        <Sheet
          class="ob-sheet"
          title={texts.t("obb-family-of", { family: familyName(common, open), name: names[open] ?? "" })}
          open
          onClose={() => setOpen(null)}
        >
          <Drawer common={common} seat={open} />
        </Sheet>
      )}
    </Panel>
  );
}
