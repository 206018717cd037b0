/** What a side of the score sheet is called, and the marks that go with the name. */
import type { View } from "../../contract";
import { useSay } from "../../i18n/say";
import type { Texts } from "../../i18n/texts";
import { TeamMark } from "../../ui/team-mark";
import { challengeOf, opponentOf, type Side } from "../modes";
import { type Mark, SeatMark } from "../seat-tag";

export function sideName(texts: Texts, view: View, side: Side, names: readonly string[]): string {
  if (side.sheet.seat >= 0) return texts.joined(side.seats.map((seat) => names[seat] ?? ""));
  if (challengeOf(view) !== null) return texts.t("table-target");
  const opponent = opponentOf(view);
  return opponent === "" ? texts.t("seat-opponent") : texts.term("opponent", opponent);
}

/** The marks of a side: the team's before those of its seats. */
export function SideMarks({ side, markOf }: { side: Side; markOf(seat: number): Mark }) {
  const t = useSay();
  return (
    <span class="tb-side-marks">
      {side.team !== null && (
        <TeamMark team={side.team} size="small" label={t("table-team", { number: side.team + 1 })} />
      )}
      {side.seats.map((seat) => (
        <SeatMark key={seat} mark={markOf(seat)} />
      ))}
    </span>
  );
}
