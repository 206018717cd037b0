/** The review of a finished game, as it comes: the graph at once, decisions, the ledger and lessons later. */
import { useEffect, useState } from "preact/hooks";
import type { CoachLesson, CoachReview, Problem, ReviewState, TableInfo } from "../../gen/protocol";
import { sayerOf } from "../../i18n/say";
import { type Texts, useTexts } from "../../i18n/texts";
import { problemOf } from "../../net/api";
import { Button } from "../../ui";
import { coach, percentOf, placeOf, pointsOf, signed } from "./ask";
import { Graph } from "./graph";
import { ReasonList } from "./hint-part";

export interface ReviewPartProps {
  table: TableInfo;
  names: readonly string[];
  seat: number;
  token: string | undefined;
  onShow(ply: number): void;
}

/** Milliseconds between two questions how far it is. */
const PAUSE = 1500;

export function ReviewPart({ table, names, seat, token, onShow }: ReviewPartProps) {
  const texts = useTexts();
  const [of, setOf] = useState(seat);
  const [isOn, setOn] = useState(false);
  const [state, setState] = useState<ReviewState | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let timer = 0;
    let isGone = false;
    const look = async () => {
      try {
        const told = await coach.review(table.id, { of }, token);
        if (isGone) return;
        setState(told);
        setProblem(null);
        if (told.running) timer = window.setTimeout(() => void look(), PAUSE);
      } catch (error) {
        if (!isGone) setProblem(problemOf(error));
      }
    };
    void look();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [isOn, of, table.id]);
  const stop = () => void coach.review(table.id, { of, stop: true }, token).catch(() => undefined);
  const review = state?.of === of ? state.review : null;
  const isRunning = isOn && state?.of === of && state.running;
  const percent = state === null ? 0 : Math.floor((100 * state.done) / Math.max(1, state.steps));
  return (
    <section class="tb-coach-part" aria-label={texts.t("coach-review")} data-coach-review={isRunning ? "running" : ""}>
      <h3>{texts.t("coach-review")}</h3>
      <p class="tb-note">{texts.t("coach-review-about")}</p>
      <div class="tb-coach-deeds">
        <label>
          {texts.t("coach-seat")}{" "}
          <select value={of} onChange={({ currentTarget }) => setOf(Number(currentTarget.value))}>
            {names.map((name, at) => (
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {!isOn && (
          <Button kind="primary" onClick={() => setOn(true)} data-review-begin="">
            {texts.t("coach-review-begin")}
          </Button>
        )}
        {isRunning && <Button onClick={stop}>{texts.t("coach-review-stop")}</Button>}
      </div>
      {isRunning && (
        <p role="status">
          {texts.t("coach-review-running", { percent })} <progress max={100} value={percent} aria-hidden="true" />
        </p>
      )}
      {problem !== null && <p role="status">{texts.problem(problem)}</p>}
      {isOn && problem === null && state !== null && !state.running && review === null && (
        <p role="status">{texts.t("coach-review-failed")}</p>
      )}
      {review !== null && <Told {...{ table, names, review, onShow }} isRunning={isRunning === true} />}
    </section>
  );
}

interface ToldProps {
  table: TableInfo;
  names: readonly string[];
  review: CoachReview;
  isRunning: boolean;
  onShow(ply: number): void;
}

function Told({ table, names, review, isRunning, onShow }: ToldProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const { game } = table;
  return (
    <div data-review-told="">
      {!review.whole && !isRunning && <p class="tb-note">{t("coach-review-stopped")}</p>}
      <h4>{t("coach-graph")}</h4>
      <Graph game={game} review={review} onShow={onShow} />
      {!isRunning && review.lessons.length > 0 && (
        <>
          <h4>{t("coach-lessons")}</h4>
          <ol>
            {review.lessons.map((lesson) => (
              <li key={lesson.code}>{lessonTold(texts, game, lesson)}</li>
            ))}
          </ol>
        </>
      )}
      {!isRunning && <Sums game={game} review={review} />}
      <h4>{t("coach-decisions")}</h4>
      {review.verdicts.length === 0 && <p>{t("coach-none")}</p>}
      <ol class="tb-plain tb-coach-verdicts">
        {review.verdicts.map((each) => (
          <li key={each.ply} class={`tb-coach-${each.grade}`}>
            <p>
              <strong>
                {placeOf(texts, game, "step", each.step)} ·{" "}
                {t("coach-verdict", {
                  text: t(`coach-grade-${each.grade}`),
                  points: pointsOf(texts, each.lost),
                  percent: percentOf(each.chance_lost),
                })}
              </strong>
            </p>
            <p>{t("coach-played", { text: texts.choice(each.action, names) })}</p>
            <p>{t("coach-better", { text: texts.choice(each.best, names) })}</p>
            <ReasonList game={game} reasons={each.reasons} />
            <Button kind="quiet" icon="eye" onClick={() => onShow(each.ply)}>
              {t("coach-show")}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function lessonTold(texts: Texts, game: string, lesson: CoachLesson): string {
  const isStep = lesson.ply >= 0 && lesson.step >= 0;
  const where = isStep
    ? placeOf(texts, game, "step", lesson.step)
    : lesson.chapter >= 0
      ? placeOf(texts, game, "chapter", lesson.chapter)
      : "";
  return texts.t(`coach-lesson-${lesson.code}`, {
    where,
    text: lesson.kind === "" ? "" : texts.question(lesson.kind),
    points: pointsOf(texts, lesson.points),
    number: lesson.decisions,
  });
}

/** What only a finished review can say: before, half of what it adds up is a first impression. */
function Sums({ game, review }: { game: string; review: CoachReview }) {
  const texts = useTexts();
  const t = sayerOf(texts);
  return (
    <>
      <h4>{t("coach-ledger")}</h4>
      <table class="tb-table tb-coach-ledger">
        <tbody>
          {review.totals.map(([sort, points]) => (
            <tr key={sort}>
              <th scope="row">{t(`coach-sort-${sort}`)}</th>
              <td>{signed(texts, points)}</td>
            </tr>
          ))}
          <tr class="tb-coach-sum">
            <th scope="row">{t("coach-margin")}</th>
            <td>{signed(texts, review.final)}</td>
          </tr>
        </tbody>
      </table>
      <h4>{t("coach-accuracy")}</h4>
      <ul class="tb-plain">
        {review.accuracy.map((each) => (
          <li key={each.chapter}>
            {t("coach-accuracy-line", {
              text: placeOf(texts, game, "chapter", each.chapter),
              percent: each.percent,
              number: each.decisions,
              points: pointsOf(texts, each.lost),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
