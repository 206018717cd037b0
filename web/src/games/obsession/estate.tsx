/** An estate in five columns, one for each category, with the face of every tile that is up. */
import type { JSX } from "preact";
import { Panel } from "../../ui/basics";
import { verdictOf } from "./aids";
import { CATEGORIES, columnOf, faceOf, pointsOf } from "./model";
import type { Placed } from "./model";
import { CategorySign, Sign, StateLine, VerdictLine, Vp, helpWords } from "./parts";
import type { Common } from "./parts";
import { TileCard } from "./tile-card";
import "./estate.css";

function Foot({ common, placed }: { common: Common; placed: Placed }): JSX.Element | null {
  const { aids, texts, names, draft, county } = common;
  const id = placed.tile.id;
  if (county.question === "") return null;
  if (draft.chosen[0] === id) return <StateLine tone="plan">{texts.t("obb-in-plan")}</StateLine>;
  if (county.activity?.tile === id) return <StateLine tone="plan">{texts.t("obb-hosted-now")}</StateLine>;
  if (faceOf(placed.tile, placed.own.side).mode !== "activity")
    return <StateLine tone="idle">{texts.t("obb-works-by-itself")}</StateLine>;
  const verdict = verdictOf(aids?.found ?? [], "tile", id);
  return (
    <VerdictLine
      verdict={verdict}
      texts={texts}
      names={names}
      yes={helpWords(common, "tiles", id) || texts.t("obb-can-host")}
    />
  );
}

interface ColumnsProps {
  common: Common;
  seat: number;
  /** Whether to say what can be hosted now; of others it is not known. */
  own: boolean;
}

/** The five columns of a seat. */
export function EstateColumns({ common, seat, own }: ColumnsProps): JSX.Element {
  const { texts, county, inspect, more } = common;
  const estate = county.seats[seat]?.estate ?? [];
  const themes = more.courtship?.categories ?? [];
  return (
    <div class="ob-estate">
      {CATEGORIES.map((category) => {
        const tiles = columnOf(common.catalogue, estate, category);
        const points = more.columns[seat]?.[category] ?? pointsOf(tiles);
        return (
          <div
            key={category}
            class={`ob-column ob-c-${category}`}
            role="group"
            aria-label={texts.term("category", category)}
          >
            <h3>
              <CategorySign category={category} />
              <span>{texts.term("category", category)}</span>
              {themes.includes(category) && (
                <span class="ob-themed">
                  <Sign name="rings" label={texts.t("obb-theme-here")} />
                </span>
              )}
              {county.challenge !== undefined && (
                <small class={tiles.length >= county.challenge.column ? "ob-full" : ""}>
                  {texts.t("ob-count-of", { count: tiles.length, total: county.challenge.column })}
                </small>
              )}
              <Vp value={points} texts={texts} />
            </h3>
            <ul>
              {tiles.map((placed, at) => (
                <li key={at}>
                  <TileCard
                    tile={placed.tile}
                    side={placed.own.side}
                    texts={texts}
                    inspect={inspect}
                    level={4}
                    tone={own && common.draft.chosen[0] === placed.tile.id ? "plan" : ""}
                  >
                    {own ? <Foot common={common} placed={placed} /> : undefined}
                  </TileCard>
                </li>
              ))}
              {tiles.length === 0 && <li class="ob-fine">{texts.t("obb-column-empty")}</li>}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** The estate of the looking seat; a spectator sees that of whoever is to move. */
export function shownEstate({ texts, county, seat, names }: Common) {
  const shown = seat ?? county.active ?? 0;
  const row = county.seats[shown];
  return {
    shown,
    title: seat === null ? texts.t("obb-estate-of", { name: names[shown] ?? "" }) : texts.t("obb-estate"),
    note: texts.t("obb-estate-note", { count: row?.estate.length ?? 0, vp: row?.score["tiles"] ?? 0 }),
    isOwn: seat !== null,
  };
}

export function Estate({ common }: { common: Common }): JSX.Element {
  const { shown, title, note, isOwn } = shownEstate(common);
  return (
    <Panel title={title} note={note}>
      <EstateColumns common={common} seat={shown} own={isOwn} />
    </Panel>
  );
}
