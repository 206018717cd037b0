/** What happened, in words. Every line leads to the table as it stood then. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Told } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { Button } from "../ui";
import { useSay } from "../i18n/say";
import "./log-panel.css";

const MOST_RECAP = 5;
const MOST_LINES = 400;

export interface LogProps {
  events: readonly Told[];
  names: readonly string[];
  seat: number | null;
  /** The ply that is looked at, or null for now. */
  at: number | null;
  onJump(ply: number): void;
}

/** The log, newest last, and scrolled to the end unless the reader has scrolled up. */
export function LogPanel({ events, names, seat, at, onJump }: LogProps) {
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const shown = events.slice(-MOST_LINES);
  const lines = useMemo(
    () => shown.map((told) => ({ ply: told.ply, line: texts.event(told.event, names, seat) })),
    [events, names.join(), seat, texts],
  );
  // Before the browser paints: a scroll of its own would look as if the reader had scrolled up.
  useLayoutEffect(() => {
    const place = list.current;
    if (place !== null && isAtEnd.current) place.scrollTop = place.scrollHeight;
  }, [lines]);
  if (lines.length === 0) return <p class="tb-note">{texts.t("table-log-empty")}</p>;
  return (
    <ol
      class="tb-log"
      ref={list}
      aria-label={texts.t("table-log")}
      onScroll={({ currentTarget: place }) => {
        isAtEnd.current = place.scrollHeight - place.scrollTop - place.clientHeight < 40;
      }}
    >
      {lines.map(({ ply, line }, index) => (
        <li key={index} class={lines[index - 1]?.ply === ply ? "tb-log-same" : "tb-log-new"}>
          <button
            type="button"
            class="tb-log-line"
            aria-current={at === ply + 1 ? "true" : undefined}
            onClick={() => onJump(ply + 1)}
          >
            {line} <span class="tb-log-ply">{ply + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What happened since the reader's last answer: the newest line at once, a few more on demand, then the rest. */
export function Recap({ events, names, seat, onJump }: Omit<LogProps, "at">) {
  const texts = useTexts();
  const newest = events.at(-1);
  if (newest === undefined) return null;
  const line = (told: Told, at: number) => (
    <li key={at}>
      <button type="button" class="tb-log-line" onClick={() => onJump(told.ply + 1)}>
        {texts.event(told.event, names, seat)}
      </button>
    </li>
  );
  const rest = events.slice(0, -MOST_RECAP);
  return (
    <details class="tb-recap">
      <summary>
        <strong>{texts.t("table-recap")}</strong>{" "}
        <span class="tb-recap-newest">{texts.event(newest.event, names, seat)}</span>
      </summary>
      {rest.length > 0 && (
        <details class="tb-recap-rest">
          <summary>{texts.t("table-recap-more", { count: rest.length })}</summary>
          <ol class="tb-plain">{rest.map(line)}</ol>
        </details>
      )}
      <ol class="tb-plain">{events.slice(-MOST_RECAP).map(line)}</ol>
    </details>
  );
}

/** Where a replay stands, and the way through it and out of it. */
export function ReplayBar(props: {
  ply: number;
  plies: number;
  loading: boolean;
  onJump(ply: number): void;
  onNow(): void;
}) {
  const { ply, plies, loading, onJump, onNow } = props;
  const t = useSay();
  return (
    <section class="tb-replay" aria-label={t("table-replay")}>
      <p class="tb-replay-words" role="status">
        {t("table-replay-at", { ply, plies })} {loading && t("table-loading")}
      </p>
      <div class="tb-row">
        <Button icon="first" label={t("table-replay-first")} disabled={ply <= 0} onClick={() => onJump(0)} />
        <Button
          icon="back-step"
          label={t("table-replay-previous")}
          disabled={ply <= 0}
          onClick={() => onJump(ply - 1)}
        />
        <input
          type="range"
          class="tb-slider"
          min={0}
          max={plies}
          value={ply}
          aria-label={t("table-replay-slider")}
          aria-valuetext={t("table-replay-at", { ply, plies })}
          onInput={({ currentTarget }) => onJump(Number(currentTarget.value))}
        />
        <Button icon="step" label={t("table-replay-next")} disabled={ply >= plies} onClick={() => onJump(ply + 1)} />
        <Button icon="last" label={t("table-replay-last")} disabled={ply >= plies} onClick={() => onJump(plies)} />
        <Button kind="primary" onClick={onNow}>
          {t("table-replay-now")}
        </Button>
      </div>
    </section>
  );
}
