/** What the looking seat owns, in a line that stays in sight; where an answer is chosen, what becomes of it. */
import type { ComponentChildren, JSX } from "preact";
import type { BoardProps } from "../../contract";
import { Servant } from "./art/servants";
import { commonOf } from "./common";
import { money, plain } from "./fact-words";
import { Sign, Wheel, ownRow } from "./parts";
import { courtshipOf, rowAfter, stepsOf, totalOf } from "./screen/plan";
import { planned } from "./service";
import "./own-line.css";

interface FigureProps {
  sign: ComponentChildren;
  now: number;
  /** What it would become; null while that is not known. */
  after: number | null;
  told(value: number): string;
  words: string;
  spot?: string;
}

/** A number over its name; what it would become takes the place of the name, so that nothing moves. */
function Figure({ sign, now, after, told, words, spot }: FigureProps): JSX.Element {
  const isChanging = after !== null && after !== now;
  return (
    <li {...(spot === undefined ? {} : { "data-spot": spot })}>
      <span class="ob-own-now">
        {sign} <b>{told(now)}</b>
      </span>{" "}
      {isChanging ? (
        <small class={after > now ? "ob-own-up" : "ob-own-down"}>
          <span aria-hidden="true">→ </span>
          {told(after)}
        </small>
      ) : (
        <small>{words}</small>
      )}
    </li>
  );
}

export function OwnLine(props: BoardProps): JSX.Element | null {
  const common = commonOf(props);
  const { texts, seat, more } = common;
  const own = ownRow(common);
  if (own === undefined || own.family === null || seat === null) return null;
  const after = rowAfter(common);
  const courtship = courtshipOf(common);
  const free = Math.max(0, own.available.length - planned(common).crew.length);
  const hasRace = courtship !== null && more.courtship !== null && more.courtship.categories.length > 0;
  const steps = new Map([own, ...(after === null ? [] : [after])].map((row) => [stepsOf(row), row]));
  const reputation = (value: number): string => {
    const row = steps.get(value) ?? own;
    return `${row.level}·${row.position}`;
  };
  return (
    <ul class="ob-own">
      <Figure
        spot={`money:${seat}`}
        sign={<Sign name="coin" />}
        now={own.pounds}
        after={after?.pounds ?? null}
        told={(value) => money(texts, value)}
        words={texts.t("table-number-pounds")}
      />
      <Figure
        spot={`reputation:${seat}`}
        sign={<Wheel level={own.level} position={own.position} texts={texts} />}
        now={stepsOf(own)}
        after={after === null ? null : stepsOf(after)}
        told={reputation}
        words={texts.t("obb-rep-short")}
      />
      <Figure
        sign={<Servant id="footman" size="ob-xs" />}
        now={free}
        after={null}
        told={plain}
        words={texts.t("obb-free")}
      />
      {hasRace && (
        <Figure
          sign={<Sign name="rings" />}
          now={courtship.now}
          after={courtship.after}
          told={plain}
          words={texts.term("score", "courtship")}
        />
      )}
      <Figure
        sign={<Sign name="laurel" />}
        now={totalOf(own)}
        after={after === null ? null : totalOf(after)}
        told={plain}
        words={texts.t("obb-score")}
      />
    </ul>
  );
}
