/** The gypsies: how many cubes leave each place. The answer is put together from counts, one per place. */
import { Button, Panel } from "../../../ui";
import { Glyph } from "../art/glyph";
import { choicesAt } from "../model";
import type { Scene } from "../model";
import { Choose } from "./common";
import "./withdraw.css";

const NOTHING = "nothing";

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

/** Steppers; every change chooses the answer with the new counts. */
export function WithdrawPanel({ scene }: { scene: Scene }) {
  const { props, facts, mine } = scene;
  const { texts, draft } = props;
  const listed = choicesAt(props.offer, "withdraw");
  if (listed.length === 0) return null;
  const places = [...facts.components.sectors, "notre-dame"];
  const there = (place: string) => (place === "notre-dame" ? mine["notre-dame"] : (mine.cubes[place] ?? 0));
  const counts = countsOf(draft.action);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const set = (place: string, count: number) =>
    draft.propose(withdrawAction(places, new Map(counts).set(place, count)));
  const current = withdrawAction(places, counts);
  return (
    <Panel
      title={texts.t("ndb-withdraw")}
      note={texts.t("ndb-withdraw-note", { n: total })}
      tone="accent"
      class="nd-withdraw-panel"
    >
      <ul class="nd-sectors">
        {places
          .filter((place) => there(place) > 0)
          .map((place) => {
            const count = counts.get(place) ?? 0;
            const name = texts.term("place", place);
            return (
              <li key={place} class={`nd-sector ${count > 0 ? "nd-chosen" : ""}`}>
                <Glyph name={place} size="middle" />
                <div class="nd-sector-name">
                  <h3>{name}</h3>
                  <p class="nd-tag">{texts.t("ndb-cubes-there", { n: there(place) })}</p>
                </div>
                <div class="nd-stepper">
                  <Button
                    data-part={`${place}:-`}
                    disabled={count === 0}
                    label={texts.t("ndb-fewer", { name })}
                    onClick={() => set(place, count - 1)}
                  >
                    <span aria-hidden="true">−</span>
                  </Button>
                  <output aria-label={name}>{count}</output>
                  <Button
                    data-part={`${place}:+`}
                    disabled={count === there(place)}
                    label={texts.t("ndb-more", { name })}
                    onClick={() => set(place, count + 1)}
                  >
                    <span aria-hidden="true">+</span>
                  </Button>
                </div>
              </li>
            );
          })}
      </ul>
      <p class="nd-others">
        <Button data-action={current} pressed={draft.action === current} onClick={() => draft.choose(current)}>
          {texts.t("ndb-withdraw-do", { n: total })}
        </Button>
      </p>
      <details class="nd-details">
        <summary>{texts.t("ndb-withdraw-list")}</summary>
        <ul class="nd-answers">
          {listed
            .filter(({ action }) => action !== current)
            .map((choice) => (
              <li key={choice.action}>
                <Choose scene={scene} choice={choice} />
              </li>
            ))}
        </ul>
      </details>
    </Panel>
  );
}
