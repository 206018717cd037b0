/** The open question with its answers, for whatever the board does not offer itself. Plain buttons play any game. */
import { useEffect, useRef } from "preact/hooks";
import type { Draft } from "../contract";
import type { Choice, Offer, Stage } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { Button, Panel } from "../ui";
import type { Covered } from "./coverage";
import "./offer-panel.css";

export interface OfferPanelProps {
  offer: Offer;
  draft: Draft;
  covered: Covered;
  names: readonly string[];
  busy: boolean;
}

/** Whether everything that can be answered now has a control on the board. */
export function isCovered(offer: Offer, draft: Draft, covered: Covered): boolean {
  const stage = draft.stage ?? offer.stage;
  const choices = stage === null ? offer.choices : stage.choices;
  return (
    choices.every((each) => covered.actions.has(each.action)) &&
    (stage === null || stage.parts.every((each) => covered.parts.has(String(each.value))))
  );
}

/** The generic way to answer. What the board covers is folded away, but never gone. */
export function OfferPanel({ offer, draft, covered, names, busy }: OfferPanelProps) {
  const texts = useTexts();
  const stage = draft.stage ?? offer.stage;
  const choices = stage === null ? offer.choices : stage.choices;
  const isCoveredWholly = isCovered(offer, draft, covered);
  const open = choices.filter((each) => !covered.actions.has(each.action));
  const rest = choices.filter((each) => covered.actions.has(each.action));
  if (isCoveredWholly) {
    return (
      <details class="tb-all-answers">
        <summary>{texts.t("table-all-answers")}</summary>
        <Answers {...{ offer, draft, stage, choices, names, busy }} />
      </details>
    );
  }
  return (
    <Panel title={texts.t("table-your-answer")} note={texts.question(offer.kind)} id="tb-offer">
      <Answers {...{ offer, draft, stage, choices: open, names, busy }} />
      {rest.length > 0 && (
        <details class="tb-all-answers">
          <summary>{texts.t("table-more-answers")}</summary>
          <ChoiceList {...{ choices: rest, draft, names, busy }} />
        </details>
      )}
    </Panel>
  );
}

interface AnswersProps {
  offer: Offer;
  draft: Draft;
  stage: Stage | null;
  choices: readonly Choice[];
  names: readonly string[];
  busy: boolean;
}

function Answers({ offer, draft, stage, choices, names, busy }: AnswersProps) {
  const texts = useTexts();
  return (
    <div class="tb-answers">
      {stage !== null && <StageParts {...{ stage, draft, names, busy }} />}
      <ChoiceList {...{ choices, draft, names, busy }} />
      {(stage === null ? offer.more : stage.more) && <p class="tb-note">{texts.t("table-more-in-words")}</p>}
    </div>
  );
}

function ChoiceList(props: { choices: readonly Choice[]; draft: Draft; names: readonly string[]; busy: boolean }) {
  const { choices, draft, names, busy } = props;
  const texts = useTexts();
  if (choices.length === 0) return null;
  return (
    <ul class="tb-choices" aria-label={texts.t("table-answers")}>
      {choices.map((choice) => {
        const isChosen = draft.action === choice.action;
        return (
          <li key={choice.action}>
            <button
              type="button"
              class="tb-choice"
              data-action={choice.action}
              aria-pressed={isChosen}
              disabled={busy}
              onClick={() => draft.choose(isChosen ? null : choice.action)}
            >
              {texts.choice(choice, names)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface StagePartsProps {
  stage: Stage;
  draft: Draft;
  names: readonly string[];
  busy: boolean;
}

/** A long answer is put together part by part; each step can be taken back. */
function StageParts({ stage, draft, names, busy }: StagePartsProps) {
  const texts = useTexts();
  const chosen = draft.chosen;
  const place = useRef<HTMLDivElement>(null);
  // The part that was pressed is gone from the list; the focus stays with the answer being put together.
  useEffect(() => {
    if (document.activeElement === document.body && chosen.length > 0) place.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <div class="tb-stage" ref={place} tabIndex={-1} role="group" aria-label={texts.t(stage.ask)}>
      {stage.so_far.length > 0 && (
        <p class="tb-so-far">
          <span class="tb-label">{texts.t("table-so-far")}</span>{" "}
          {texts.joined(stage.so_far.map((each) => texts.thing(each, names)))}
        </p>
      )}
      {chosen.length > 0 && (
        <div class="tb-row">
          <Button kind="quiet" icon="undo" disabled={busy} onClick={() => draft.compose(chosen.slice(0, -1))}>
            {texts.t("table-stage-back")}
          </Button>
          {chosen.length > 1 && (
            <Button kind="quiet" disabled={busy} onClick={() => draft.compose([])}>
              {texts.t("table-stage-start")}
            </Button>
          )}
        </div>
      )}
      {stage.parts.length > 0 && (
        <fieldset class="tb-parts">
          <legend>{texts.t(stage.ask)}</legend>
          <ul class="tb-choices">
            {stage.parts.map((part) => (
              <li key={`${part.sort} ${part.value}`}>
                <button
                  type="button"
                  class="tb-choice tb-part"
                  data-part={String(part.value)}
                  disabled={busy}
                  onClick={() => draft.compose([...chosen, String(part.value)])}
                >
                  {texts.thing(part, names)}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </div>
  );
}
