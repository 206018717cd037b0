/** Between two people at one screen: nothing is shown until the next one says who looks. */
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../ui";
import { type Mark, SeatMark } from "./seat-tag";
import { useSay } from "../i18n/say";
import "./curtain.css";

/** The seats that a curtain must ask for; an empty list lifts it. */
export function curtainFor(
  held: readonly number[],
  waiting: readonly number[],
  confirmed: number | null,
  over: boolean,
): readonly number[] {
  if (over || held.length < 2) return [];
  const next = waiting.filter((seat) => held.includes(seat));
  if (confirmed === null) return next.length > 0 ? next : held;
  return next.length > 0 && !next.includes(confirmed) ? next : [];
}

export function Curtain({
  seats,
  names,
  marks,
  onLook,
}: {
  seats: readonly number[];
  names: readonly string[];
  marks: readonly Mark[];
  onLook(seat: number): void;
}) {
  const t = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [seats.join()]);
  return (
    <section class="tb-curtain" aria-labelledby="tb-curtain-title">
      <h1 id="tb-curtain-title" ref={heading} tabIndex={-1}>
        {seats.length === 1 ? t("table-curtain-next", { name: names[seats[0] ?? 0] ?? "" }) : t("table-curtain-who")}
      </h1>
      <p>{t("table-curtain-why")}</p>
      <div class="tb-curtain-seats">
        {seats.map((seat) => (
          <Button key={seat} kind="primary" onClick={() => onLook(seat)} data-curtain={String(seat)}>
            <SeatMark mark={marks[seat] ?? { colour: "--ink-2", letter: "•" }} />{" "}
            {t("table-curtain-i-am", { name: names[seat] ?? "" })}
          </Button>
        ))}
      </div>
    </section>
  );
}
