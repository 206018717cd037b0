/** Pace and company: the clock, who may come in, and whether it is practice. */
import { useTexts } from "../i18n/texts";
import { TextInput } from "../ui";
import type { PartProps } from "./new-table";
import { clockMessage, CUSTOM, PACES } from "./pace";
import { Either, Folding, OneOf, Pick } from "./pieces";
import { hasOpenSeat, isPractice, SILENCE_HOURS } from "./wish";

/** An own clock within what a game can be played with. */
const MOST_MINUTES = 24 * 60;
const MOST_SECONDS = 3600;

function number(text: string, least: number, most: number): number {
  const found = Math.round(Number(text));
  return Number.isFinite(found) ? Math.min(most, Math.max(least, found)) : least;
}

export function PacePart({ wish, change }: PartProps) {
  const texts = useTexts();
  return (
    <Folding title={texts.t("lobby-pace")}>
      <fieldset class="lb-plain">
        <legend>{texts.t("lobby-clock")}</legend>
        <div class="lb-picks">
          <OneOf
            name="lb-pace"
            picks={[
              ...PACES.map(({ id, time }) => {
                const clock = clockMessage(time);
                const note = time === null ? texts.t("lobby-pace-none-about") : texts.t(clock.key, clock.params);
                return { value: id, title: texts.t(`lobby-pace-${id}`), note };
              }),
              { value: CUSTOM, title: texts.t("lobby-pace-custom"), note: texts.t("lobby-pace-custom-about") },
            ]}
            chosen={wish.pace}
            onPick={(pace) => change({ ...wish, pace })}
          />
        </div>
        {wish.pace === CUSTOM && (
          <div class="lb-two">
            <TextInput
              label={texts.t("lobby-clock-bank")}
              type="number"
              value={String(wish.minutes)}
              onChange={(text) => change({ ...wish, minutes: number(text, 1, MOST_MINUTES) })}
            />
            <TextInput
              label={texts.t("lobby-clock-increment")}
              type="number"
              value={String(wish.seconds)}
              onChange={(text) => change({ ...wish, seconds: number(text, 0, MOST_SECONDS) })}
            />
          </div>
        )}
      </fieldset>
      <fieldset class="lb-plain">
        <legend>{texts.t("lobby-company")}</legend>
        <div class="lb-picks">
          <Either
            name="lb-public"
            on={wish.public}
            onPick={(on) => change({ ...wish, public: on })}
            no={{ title: texts.t("lobby-private"), note: texts.t("lobby-private-about") }}
            yes={{
              title: texts.t("lobby-open-to-all"),
              note: texts.t(hasOpenSeat(wish) ? "lobby-open-to-all-about" : "lobby-open-to-all-no-seat"),
            }}
          />
          <Pick
            type="checkbox"
            name="lb-practice"
            checked={isPractice(wish)}
            onPick={(practice) => change({ ...wish, practice })}
            title={texts.t("lobby-practice")}
            note={texts.t("lobby-practice-about")}
          />
          {!isPractice(wish) && (
            <Pick
              type="checkbox"
              name="lb-consent"
              checked={wish.silence}
              onPick={(silence) => change({ ...wish, silence })}
              title={texts.t("lobby-silence", { hours: SILENCE_HOURS })}
              note={texts.t("lobby-silence-about")}
            />
          )}
        </div>
      </fieldset>
    </Folding>
  );
}
