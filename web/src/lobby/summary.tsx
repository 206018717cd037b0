/** The table that is about to be made, in a few lines. */
import { useTexts } from "../i18n/texts";
import type { PartProps } from "./new-table";
import { clockMessage, timeOf } from "./pace";
import { seatTitles } from "./seats-part";
import { FIRST, isUseful, traitsOf } from "./traits";
import { hasOpenSeat, isAlone, isPractice, SILENCE_HOURS, marksBySeat, optionOf, setupOf } from "./wish";
import { moduleName, optionName, valueName } from "./setup-words";

export function Summary({ info, wish, settled, partners, known }: PartProps & { known: readonly string[] }) {
  const texts = useTexts();
  const { marks, elsewhere, lists } = traitsOf(info.id);
  const implied = info.modules.filter((module) => module.by_itself).map(({ id }) => id);
  const setup = setupOf(wish, info, known);
  const titles = seatTitles(texts, wish);
  const bySeat = marksBySeat(wish, known);
  const teams = wish.seats.flatMap((_, at) => {
    const other = partners[at] ?? -1;
    return other > at ? [texts.t("lobby-team-of", { name: titles[at] ?? "", partner: titles[other] ?? "" })] : [];
  });
  const clock = clockMessage(timeOf(wish.pace, wish.minutes, wish.seconds));
  const first = optionOf(wish, info, FIRST);
  const named = (modules: readonly string[]): string[] => modules.map((module) => moduleName(texts, info.id, module));
  const modules = setup.modules ?? [];
  const brought = settled.filter(
    (module) => module !== info.base && !modules.includes(module) && !implied.includes(module),
  );
  const changed = Object.entries(setup.options ?? {})
    .filter(([option]) => ![FIRST, info.seat_option, ...elsewhere].includes(option))
    .map(([option, value]): [string, string] => [
      optionName(texts, info.id, option),
      option in lists
        ? texts.joined(
            value
              .split(",")
              .filter((thing) => thing !== "")
              .map((thing) => texts.term(lists[option]?.sort ?? "", thing)),
          )
        : valueName(texts, info.id, option, value),
    ]);
  const lines: [string, string][] = [
    [
      texts.t("lobby-seats"),
      texts.joined(
        titles.map((title, at) =>
          wish.marked
            ? texts.t("lobby-seat-marked", { name: title, mark: texts.term(marks, bySeat[at] ?? "") })
            : title,
        ),
      ),
    ],
    ...(isAlone(wish) && elsewhere.length > 0
      ? elsewhere
          .filter((option) => isUseful(info, option, wish.modules))
          .map((option): [string, string] => [
            optionName(texts, info.id, option),
            valueName(texts, info.id, option, optionOf(wish, info, option)),
          ])
      : ([
          [
            optionName(texts, info.id, FIRST),
            /^\d+$/.test(first) ? (titles[Number(first)] ?? "") : valueName(texts, info.id, FIRST, first),
          ],
        ] as [string, string][])),
    ...(teams.length > 0 ? ([[texts.t("lobby-teams"), texts.joined(teams)]] as [string, string][]) : []),
    [texts.t("lobby-modules"), modules.length === 0 ? texts.t("lobby-modules-none") : texts.joined(named(modules))],
    ...(brought.length > 0
      ? ([[texts.t("lobby-modules-brought"), texts.joined(named(brought))]] as [string, string][])
      : []),
    ...changed,
    [texts.t("lobby-clock"), texts.t(clock.key, clock.params)],
    [
      texts.t("lobby-company"),
      texts.t(wish.public ? "lobby-open-to-all" : hasOpenSeat(wish) ? "lobby-private" : "lobby-closed"),
    ],
    [
      texts.t("lobby-undo"),
      texts.t(isPractice(wish) ? "lobby-undo-practice" : wish.silence ? "lobby-undo-silence" : "lobby-undo-asked", {
        hours: SILENCE_HOURS,
      }),
    ],
  ];
  return (
    <dl class="lb-summary">
      {lines.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
