/** Where a replay stands, what happened in the step at hand, and the ways through it and out of it. */
import type { RefObject } from "preact";
import type { Told, TurnMark } from "../../gen/protocol";
import { sayerOf } from "../../i18n/say";
import { useTexts } from "../../i18n/texts";
import { Button, useWide } from "../../ui";
import { colourOf, type Mark, SeatMark } from "../seat-tag";
import { nextTold, ticksOf, toldAt, turnAfter, turnBefore } from "./steps";
import { SPEED_NAMES, type Speed, useAutoPlay } from "./use-auto-play";
import type { Replay } from "./use-replay";
import "./replay-bar.css";

const TABLE: Mark = { colour: "--ink-2", letter: "•" };
const NO_TURNS: readonly TurnMark[] = [];

export interface ReplayBarProps {
  game: string;
  replay: Replay;
  plies: number;
  events: readonly Told[];
  /** Where turns begin; unknown until the history has come. */
  turns: readonly TurnMark[] | null;
  names: readonly string[];
  marks: readonly Mark[];
  seat: number | null;
  /** On one screen it takes the place of the question: the heading that has the focus there. */
  heading: RefObject<HTMLHeadingElement | null> | null;
}

export function ReplayBar(props: ReplayBarProps) {
  const { game, replay, plies, events, names, marks, seat, heading } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  const wide = useWide();
  const turns = props.turns ?? NO_TURNS;
  const ply = replay.ply ?? 0;
  const auto = useAutoPlay(ply, plies, replay.loading, nextTold(events, ply, plies), replay.jump);
  const go = (to: number) => {
    auto.stop();
    replay.jump(to);
  };
  const turn = turns.filter((each) => each.ply <= ply).at(-1);
  const where = turn === undefined ? "" : `${t(`table-chart-unit-${game}`)} ${turn.label}`;
  const told = toldAt(events, ply);
  const lines = told.map(({ event }) => ({
    seat: Number(event["seat"]),
    words: texts.event(event, names, seat),
  }));
  const at = t("table-replay-at", { ply, plies });
  const speed = (
    <select
      class="tb-speed"
      aria-label={t("table-replay-speed")}
      value={auto.speed}
      onChange={({ currentTarget }) => auto.setSpeed(currentTarget.value as Speed)}
    >
      {SPEED_NAMES.map((each) => (
        <option key={each} value={each}>
          {t(`table-replay-speed-${each}`)}
        </option>
      ))}
    </select>
  );
  return (
    <section class={heading === null ? "tb-replay" : "tb-replay tb-replay-tray"} aria-label={t("table-replay")}>
      <div class="tb-replay-head">
        {heading !== null && (
          <h1 ref={heading} tabIndex={-1}>
            {t("table-replay")}
          </h1>
        )}
        <p class="tb-replay-words">
          {where !== "" && <span>{where} · </span>}
          {at} {replay.loading && t("table-loading")}
        </p>
        {!wide && speed}
        {wide ? (
          <Button kind="primary" onClick={replay.now} data-now="">
            {t("table-replay-now")}
          </Button>
        ) : (
          <Button kind="primary" icon="cross" label={t("table-replay-now")} onClick={replay.now} data-now="" />
        )}
      </div>
      {/* Whoever listens hears each step; a replay that runs by itself would never stop talking. */}
      <div class="tb-caption" role="log" tabIndex={0} aria-live={auto.playing ? "off" : "polite"} data-caption="">
        {lines.length === 0 && <p class="tb-note">{t(ply === 0 ? "table-replay-begin" : "table-replay-nothing")}</p>}
        <ul class="tb-plain">
          {lines.map((line, number) => (
            <li key={number}>
              <SeatMark mark={line.seat < 0 ? TABLE : (marks[line.seat] ?? TABLE)} />
              <span>{line.words}</span>
            </li>
          ))}
        </ul>
      </div>
      <div class="tb-replay-way">
        <div class="tb-track">
          <Ticks turns={turns} plies={plies} marks={marks} />
          <input
            type="range"
            class="tb-slider"
            min={0}
            max={plies}
            value={ply}
            aria-label={t("table-replay-slider")}
            aria-valuetext={[where, at, lines[0]?.words ?? ""].filter((each) => each !== "").join(" · ")}
            onInput={({ currentTarget }) => go(Number(currentTarget.value))}
          />
        </div>
        <div class="tb-replay-keys">
          <Button
            icon="turn-back"
            label={t("table-replay-turn-back")}
            disabled={ply <= 0}
            onClick={() => go(turnBefore(turns, ply))}
          />
          <Button icon="back-step" label={t("table-replay-previous")} disabled={ply <= 0} onClick={() => go(ply - 1)} />
          <Button
            icon={auto.playing ? "pause" : "play"}
            label={t(auto.playing ? "table-replay-pause" : "table-replay-play")}
            pressed={auto.playing}
            onClick={auto.toggle}
            data-auto=""
          />
          <Button icon="step" label={t("table-replay-next")} disabled={ply >= plies} onClick={() => go(ply + 1)} />
          <Button
            icon="turn-on"
            label={t("table-replay-turn-on")}
            disabled={ply >= plies}
            onClick={() => go(turnAfter(turns, ply, plies))}
          />
          {wide && speed}
        </div>
      </div>
    </section>
  );
}

/** Where turns begin, in the colour of whose turn it is; rounds have their number. The slider says the same in words. */
function Ticks({ turns, plies, marks }: { turns: readonly TurnMark[]; plies: number; marks: readonly Mark[] }) {
  return (
    <div class="tb-ticks" aria-hidden="true">
      {ticksOf(turns, plies).map((tick, index) => (
        <span
          key={index}
          class={tick.isRound ? "tb-tick tb-tick-round" : "tb-tick"}
          style={{
            "inset-inline-start": `${100 * tick.at}%`,
            "--mark": colourOf(tick.seat < 0 ? TABLE : (marks[tick.seat] ?? TABLE)),
          }}
        >
          {tick.label}
        </span>
      ))}
    </div>
  );
}
