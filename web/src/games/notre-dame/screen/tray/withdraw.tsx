/** The gypsies: how many cubes leave each place, as counts; every answer can be put together from them. */
import { answering } from "../../../../ui/answering";
import { Glyph } from "../../art/glyph";
import type { Scene } from "../../model";
import { withdrawalOf } from "../../panels/withdraw";
import "./withdraw.css";

export function Withdraw({ scene }: { scene: Scene }) {
  const { texts, draft } = scene.props;
  const { rows, total, current, others } = withdrawalOf(scene);
  return (
    <>
      <ul class="nds-withdraw" data-covers={others.map(({ action }) => action).join("\n")}>
        {rows.map(({ place, name, there, count, set }) => (
          <li key={place} class={count > 0 ? "nds-chosen" : ""}>
            <Glyph name={place} />
            <span class="nds-withdraw-name">{name}</span>
            <button
              type="button"
              class="ui-control"
              data-part={`${place}:-`}
              disabled={count === 0}
              aria-label={texts.t("ndb-fewer", { name })}
              onClick={() => set(count - 1)}
            >
              −
            </button>
            <output aria-label={name}>
              {count}/{there}
            </output>
            <button
              type="button"
              class="ui-control"
              data-part={`${place}:+`}
              disabled={count === there}
              aria-label={texts.t("ndb-more", { name })}
              onClick={() => set(count + 1)}
            >
              +
            </button>
          </li>
        ))}
      </ul>
      <ul class="os-answers nds-answers nds-withdraw-list" aria-label={texts.t("ndb-withdraw-list")}>
        <li>
          <button
            {...answering(draft, current)}
            class={`ui-control nds-answer ${draft.action === current ? "nds-chosen" : ""}`}
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
