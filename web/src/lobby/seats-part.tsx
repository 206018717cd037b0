/** The seats: how many, who sits there, which colour or family each has, and who begins. */
import { useTexts } from "../i18n/texts";
import { playsHere } from "../net/where";
import { Select, TextInput } from "../ui";
import { TeamMark, teamOf } from "../ui/team-mark";
import { Crest, Glyph, colourOf } from "./art";
import type { PartProps } from "./new-table";
import { botName, Either, Group, Trouble, Wrong } from "./pieces";
import { FIRST, traitsOf } from "./traits";
import {
  isAlone,
  marksBySeat,
  optionOf,
  SEAT_KINDS,
  withKind,
  withMark,
  withOption,
  withSeat,
  withSeats,
} from "./wish";
import type { SeatKind, Wish } from "./wish";
import { optionName, valueName } from "./setup-words";
import type { Texts } from "../i18n/texts";
import "./seats-part.css";

/** What the seats of the form are called, for the summary and for the choice of who begins. */
export function seatTitles(texts: Texts, wish: Wish): string[] {
  const called = wish.seats.map((seat): string => {
    if (seat.kind === "me") return wish.name.trim() || texts.t("lobby-kind-me");
    if (seat.kind === "open") return texts.t("lobby-seat-open");
    if (seat.kind === "local") return seat.name.trim() || texts.t("lobby-kind-local");
    return seat.name.trim();
  });
  return texts.seatNames(wish.seats.map((seat, at) => ({ kind: seat.kind, name: called[at] ?? "", bot: seat.bot })));
}

export function SeatsPart(props: PartProps & { known: readonly string[] }) {
  const texts = useTexts();
  const { info, wish, change, problemAt } = props;
  const traits = traitsOf(info.id);
  const counts = Array.from({ length: info.most - info.least + 1 }, (_, at) => info.least + at);
  return (
    <Group title={texts.t("lobby-seats")}>
      <div class="lb-two">
        <TextInput
          label={texts.t("lobby-my-name")}
          value={wish.name}
          maxLength={30}
          autoComplete="nickname"
          {...(problemAt("name") === "" ? {} : { error: problemAt("name") })}
          onChange={(name) => change({ ...wish, name })}
        />
        <fieldset class="lb-plain">
          <legend>{texts.t("lobby-seat-count")}</legend>
          <div class="lb-counts">
            {counts.map((count) => (
              <label key={count} class="lb-count">
                <input
                  type="radio"
                  name="lb-seat-count"
                  value={count}
                  checked={wish.seats.length === count}
                  onChange={() => change(withSeats(wish, count))}
                />
                <span>{count}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <Wrong {...props} place="seats" />
      {props.partners.some((partner) => partner >= 0) && <p class="lb-about">{texts.t("lobby-teams-about")}</p>}
      <ol class="lb-seats">
        {wish.seats.map((_, at) => (
          <SeatRow key={at} {...props} at={at} />
        ))}
      </ol>
      {wish.seats.some((seat) => seat.kind === "bot") && (
        <ul class="lb-bots">
          {info.bots.map((bot) => (
            <li key={bot} class="lb-about">
              {texts.t("explained", { name: botName(texts, bot), text: texts.t(`web-bot-${bot}-about`) })}
            </li>
          ))}
        </ul>
      )}
      {traits.marks !== "" && (
        <fieldset class="lb-plain">
          <legend>{optionName(texts, info.id, info.seat_option)}</legend>
          <div class="lb-picks">
            <Either
              name="lb-marked"
              on={wish.marked}
              onPick={(marked) => change({ ...wish, marked })}
              no={{ title: valueName(texts, info.id, info.seat_option, optionOf(wish, info, info.seat_option)) }}
              yes={{ title: texts.t("lobby-marks-here") }}
            />
          </div>
          {problemAt("marks") !== "" && <Trouble>{problemAt("marks")}</Trouble>}
        </fieldset>
      )}
      {!isAlone(wish) && <FirstPart {...props} />}
    </Group>
  );
}

type RowProps = PartProps & { known: readonly string[]; at: number };

function SeatRow({ info, wish, change, problemAt, known, partners, at }: RowProps) {
  const texts = useTexts();
  const seat = wish.seats[at];
  if (seat === undefined) return null;
  const { marks: sort, initials } = traitsOf(info.id);
  const mark = wish.marked ? (marksBySeat(wish, known)[at] ?? "") : "";
  const number = { number: at + 1 };
  const team = teamOf(partners, at);
  return (
    <li class={`lb-seat lb-seat-${seat.kind}`} style={colourOf(mark)}>
      <span class="lb-seat-number">
        <span aria-hidden="true">{at + 1}</span>
        {mark === "" ? (
          <span class="lb-seat-gap" aria-hidden="true">
            <Glyph name={seat.kind} />
          </span>
        ) : (
          <Crest
            mark={mark}
            {...(initials === true ? { letter: texts.term(sort, mark).slice(0, 1).toUpperCase() } : {})}
          />
        )}
        {team !== null && <TeamMark team={team} />}
      </span>
      {team !== null && (
        <p class="lb-seat-team">{texts.t("lobby-seat-team", { number: team + 1, partner: (partners[at] ?? 0) + 1 })}</p>
      )}
      <div class="lb-seat-fields">
        <Select
          label={texts.t("lobby-seat-who", number)}
          value={seat.kind}
          options={SEAT_KINDS.filter((kind) => kind !== "open" || seat.kind === "open" || !playsHere()).map((kind) => ({
            value: kind,
            label: texts.t(`lobby-kind-${kind}`),
          }))}
          onChange={(kind) => change(withKind(wish, at, kind as SeatKind))}
        />
        {seat.kind === "bot" && (
          <Select
            label={texts.t("lobby-seat-level")}
            value={seat.bot}
            options={info.bots.map((bot) => ({ value: bot, label: botName(texts, bot) }))}
            onChange={(bot) => change(withSeat(wish, at, { bot }))}
          />
        )}
        {(seat.kind === "bot" || seat.kind === "local") && (
          <TextInput
            label={texts.t(seat.kind === "bot" ? "lobby-seat-name-bot" : "lobby-seat-name")}
            value={seat.name}
            maxLength={30}
            {...(problemAt(`seat-${at}`) === "" ? {} : { error: problemAt(`seat-${at}`) })}
            onChange={(name) => change(withSeat(wish, at, { name }))}
          />
        )}
        {seat.kind === "open" && <p class="lb-seat-note">{texts.t("lobby-kind-open-about")}</p>}
        {seat.kind === "me" && <p class="lb-seat-note">{texts.t("lobby-kind-me-about")}</p>}
        {wish.marked && (
          <Select
            label={texts.t(`lobby-mark-${info.seat_option}`)}
            value={mark}
            options={known.map((each) => ({ value: each, label: texts.term(sort, each) }))}
            onChange={(chosen) => change(withMark(wish, at, chosen, known))}
          />
        )}
      </div>
    </li>
  );
}

function FirstPart({ info, wish, change, problemAt }: PartProps) {
  const texts = useTexts();
  const option = info.options.find((each) => each.id === FIRST);
  if (option === undefined) return null;
  const titles = seatTitles(texts, wish);
  const wrong = problemAt(`option-${FIRST}`);
  return (
    <Select
      label={optionName(texts, info.id, FIRST)}
      hint={texts.t("lobby-first-about")}
      value={optionOf(wish, info, FIRST)}
      options={[
        { value: option.default, label: valueName(texts, info.id, FIRST, option.default) },
        ...titles.map((title, at) => ({ value: String(at), label: title })),
      ]}
      {...(wrong === "" ? {} : { error: wrong })}
      onChange={(value) => change(withOption(wish, info, FIRST, value))}
    />
  );
}
