/** The gypsies: how many cubes leave each place, as counts; every answer can be put together from them. */
import { Glyph } from "../../art/glyph";
import { choicesAt } from "../../model";
import type { Scene } from "../../model";
import { countsOf, withdrawAction } from "../../panels/withdraw";
import { CATHEDRAL } from "../map/ghost";
import "./withdraw.css";

export function Withdraw({ scene }: { scene: Scene }) {
  const { props, facts, mine } = scene;
  const { texts, draft } = props;
  const places = [...facts.components.sectors, CATHEDRAL];
  const there = (place: string) => (place === CATHEDRAL ? mine["notre-dame"] : (mine.cubes[place] ?? 0));
  const counts = countsOf(draft.action);
  const current = withdrawAction(places, counts);
  const listed = choicesAt(props.offer, "withdraw");
  const set = (place: string, count: number) =>
    draft.propose(withdrawAction(places, new Map(counts).set(place, count)));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ul class="nds-withdraw" data-covers={listed.map(({ action }) => action).join("\n")}>
        {places
          .filter((place) => there(place) > 0)
          .map((place) => {
            const count = counts.get(place) ?? 0;
            const name = texts.term("place", place);
            return (
              <li key={place} class={count > 0 ? "nds-chosen" : ""}>
                <Glyph name={place} />
                <span class="nds-withdraw-name">{name}</span>
                <button
                  type="button"
                  data-part={`${place}:-`}
                  disabled={count === 0}
                  aria-label={texts.t("ndb-fewer", { name })}
                  onClick={() => set(place, count - 1)}
                >
                  −
                </button>
                <output aria-label={name}>
                  {count}/{there(place)}
                </output>
                <button
                  type="button"
                  data-part={`${place}:+`}
                  disabled={count === there(place)}
                  aria-label={texts.t("ndb-more", { name })}
                  onClick={() => set(place, count + 1)}
                >
                  +
                </button>
              </li>
            );
          })}
      </ul>
      <ul class="nds-answers nds-withdraw-list" aria-label={texts.t("ndb-withdraw-list")}>
        <li>
          <button
            type="button"
            class={`nds-answer ${draft.action === current ? "nds-chosen" : ""}`}
            data-action={current}
            aria-pressed={draft.action === current}
            onClick={() => draft.choose(draft.action === current ? null : current)}
          >
            <span class="nds-answer-words">
              <b>{texts.t("ndb-withdraw-do", { n: total })}</b>
            </span>
          </button>
        </li>
      </ul>
    </>
  );
}
