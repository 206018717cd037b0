/** The gypsies: how many cubes leave each place. The answer is put together from counts, one per place. */
import { Button, Panel } from "../../../ui";
import { Glyph } from "../art/glyph";
import { choicesAt } from "../model";
import type { Scene } from "../model";
import { Choose } from "./common";
import "./withdraw.css";

const NOTHING = "nothing";
const CATHEDRAL = "notre-dame";

/** The counts of an answer such as `withdraw bank:2 notre-dame:1`. */
export function countsOf(action: string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of (action ?? "").split(" ").slice(1)) {
    const [place = "", count = ""] = word.split(":");
    if (place !== NOTHING && count !== "") counts.set(place, Number(count));
  }
  return counts;
}

/** The answer with these counts, places in their order. */
export function withdrawAction(places: readonly string[], counts: ReadonlyMap<string, number>): string {
  const parts = places
    .filter((place) => (counts.get(place) ?? 0) > 0)
    .map((place) => `${place}:${counts.get(place) ?? 0}`);
  return ["withdraw", ...(parts.length === 0 ? [NOTHING] : parts)].join(" ");
}

/** The places that have cubes with how many leave each, and the answers to that. */
export function withdrawalOf({ props, facts, mine }: Scene) {
  const { texts, draft } = props;
  const places = [...facts.components.sectors, CATHEDRAL];
  const counts = countsOf(draft.action);
  const current = withdrawAction(places, counts);
  return {
    rows: places
      .map((place) => ({
        place,
        name: texts.term("place", place),
        there: place === CATHEDRAL ? mine["notre-dame"] : (mine.cubes[place] ?? 0),
        count: counts.get(place) ?? 0,
        set: (count: number) => draft.propose(withdrawAction(places, new Map(counts).set(place, count))),
      }))
      .filter(({ there }) => there > 0),
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    /** The answer with the counts as they stand. */
    current,
    /** Further answers that the server has listed. */
    others: choicesAt(props.offer, "withdraw").filter(({ action }) => action !== current),
  };
}

/** Steppers; every change chooses the answer with the new counts. */
export function WithdrawPanel({ scene }: { scene: Scene }) {
  const { texts, draft, offer } = scene.props;
  if (choicesAt(offer, "withdraw").length === 0) return null;
  const { rows, total, current, others } = withdrawalOf(scene);
  return (
    <Panel
      title={texts.t("ndb-withdraw")}
      note={texts.t("ndb-withdraw-note", { n: total })}
      tone="accent"
      class="nd-withdraw-panel"
    >
      <ul class="nd-sectors">
        {rows.map(({ place, name, there, count, set }) => (
          <li key={place} class={`nd-sector ${count > 0 ? "nd-chosen" : ""}`}>
            <Glyph name={place} size="middle" />
            <div class="nd-sector-name">
              <h3>{name}</h3>
              <p class="nd-tag">{texts.t("ndb-cubes-there", { n: there })}</p>
            </div>
            <div class="nd-stepper">
              <Button
                data-part={`${place}:-`}
                disabled={count === 0}
                label={texts.t("ndb-fewer", { name })}
                onClick={() => set(count - 1)}
              >
                <span aria-hidden="true">−</span>
              </Button>
              <output aria-label={name}>{count}</output>
              <Button
                data-part={`${place}:+`}
                disabled={count === there}
                label={texts.t("ndb-more", { name })}
                onClick={() => set(count + 1)}
              >
                <span aria-hidden="true">+</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p class="nd-others">
        <Button data-action={current} pressed={draft.action === current} onClick={() => draft.choose(current)}>
          {texts.t("ndb-withdraw-do", { n: total })}
        </Button>
      </p>
      <details class="nd-details">
        <summary>{texts.t("ndb-withdraw-list")}</summary>
        <ul class="nd-answers">
          {others.map((choice) => (
            <li key={choice.action}>
              <Choose scene={scene} choice={choice} />
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
