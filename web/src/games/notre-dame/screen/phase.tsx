/** In the top bar: period and turn, who goes first, and how far the turn has come. */
import type { BoardProps } from "../../../contract";
import { Hidden } from "../../../ui";
import { Glyph } from "../art/glyph";
import { sceneOf } from "../model";
import type { Scene } from "../model";
import "./phase.css";

const STEPS = [1, 2, 3, 4, 5] as const;
const STEP_OF: Readonly<Record<string, number>> = {
  "keep-card": 2,
  "bribe-person": 4,
  "bribe-again": 4,
  "remove-cube": 5,
};

/** The phase of the turn; where the aids do not tell it, the open question does. */
export function phaseOf({ aids, view }: Scene): number {
  if (aids.phase !== undefined) return aids.phase;
  const kind = view.question?.["kind"];
  return typeof kind === "string" ? (STEP_OF[kind] ?? 3) : 0;
}

export function Phase(props: BoardProps) {
  const scene = sceneOf(props);
  const { texts, names } = props;
  const { view, facts } = scene;
  const { turns_per_period: inPeriod, periods } = facts.components;
  const turns = inPeriod * periods;
  const phase = phaseOf(scene);
  return (
    <div class="nds-phase">
      <div class="nds-when">
        <strong>
          {view.turn === 0
            ? texts.t("nds-before-first")
            : texts.t("nds-when", { period: view.period, turn: view.turn, turns })}
        </strong>
        <span>
          <Glyph name="bell" /> {texts.t("nds-first", { name: names[view.first] ?? "" })}
        </span>
      </div>
      <span class="nds-pips" aria-hidden="true">
        {Array.from({ length: turns }, (_, at) => (
          <i key={at} class={at + 1 < view.turn ? "nds-done" : at + 1 === view.turn ? "nds-now" : ""} />
        ))}
      </span>
      <ol class="nds-steps-row" aria-label={texts.t("nds-steps")}>
        {STEPS.map((step) => (
          <li
            key={step}
            class={step < phase ? "nds-done" : step === phase ? "nds-now" : ""}
            aria-current={step === phase ? "step" : undefined}
            title={texts.t(`nds-step-${step}`)}
          >
            <b aria-hidden="true">{step < phase ? "✓" : step}</b>
            <span>
              {step === phase ? stepNow(scene, step) : texts.t(`nds-step-${step}`)}
              {step < phase && <Hidden> {texts.t("nds-step-done")}</Hidden>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The step that is on, with how far it has come. */
function stepNow(scene: Scene, step: number): string {
  const { texts } = scene.props;
  const name = texts.t(`nds-step-${step}`);
  if (!scene.isMine) return name;
  if (step === 2) return texts.t("nds-step-pick", { name, n: scene.aids.draft?.second === true ? 2 : 1 });
  if (step === 3) return texts.t("nds-step-card", { name, n: Math.min(scene.mine.played.length + 1, 2) });
  return name;
}
