/** The time left to each seat. Between two positions the running clocks are counted down here. */
import { useEffect, useState } from "preact/hooks";
import type { Clock } from "../gen/protocol";
import { type Mark, SeatTag } from "./seat-tag";
import { useSay } from "../i18n/say";
import { Hidden } from "../ui";
import "./clock-view.css";

const LITTLE = 60_000;

/** Minutes and seconds, with hours where there are any. Nothing runs below zero. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((each) => String(each).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(":")}` : parts.join(":");
}

export function ClockView({ clock, names, marks }: { clock: Clock; names: readonly string[]; marks: readonly Mark[] }) {
  const t = useSay();
  const [since, setSince] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    setSince(Date.now());
    setNow(Date.now());
    if (clock.running.length === 0) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [clock]);
  return (
    <ul class="tb-clocks" aria-label={t("table-clocks")}>
      {clock.left.map((left, seat) => {
        const isRunning = clock.running.includes(seat);
        const rest = isRunning ? left - (now - since) : left;
        const low = rest < LITTLE;
        return (
          <li key={seat} class={`tb-clock${isRunning ? " tb-clock-runs" : ""}${low ? " tb-clock-low" : ""}`}>
            <SeatTag mark={marks[seat] ?? { colour: "--ink-2", letter: "•" }} name={names[seat] ?? ""} />
            <time>{clockFace(rest)}</time>
            {low && <Hidden>{t("table-clock-low")}</Hidden>}
          </li>
        );
      })}
    </ul>
  );
}
