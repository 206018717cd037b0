/** Talk at the table: phrases that everybody reads in his own language, and free words. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ChatLine } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { Button, Chip, TextInput } from "../ui";
import { type Mark, SeatTag } from "./seat-tag";
import { sayerOf } from "../i18n/say";
import "./chat-panel.css";

/** What can be said with one press; each has a message `table-phrase-<id>`. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "nice-move",
  "thanks",
  "sorry",
  "oops",
  "thinking",
  "moment",
  "back-soon",
  "your-turn",
  "good-game",
  "rematch",
] as const;

const LONGEST = 300;

/** What is said, and whether only to the partner. */
export interface Saying {
  phrase?: string;
  text?: string;
  to?: "team";
}

export interface ChatProps {
  chat: readonly ChatLine[];
  names: readonly string[];
  marks: readonly Mark[];
  canTalk: boolean;
  /** A partner who reads along; null where there is none. */
  partner: number | null;
  onSay(said: Saying): void;
}

export function ChatPanel({ chat, names, marks, canTalk, partner, onSay }: ChatProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  const [text, setText] = useState("");
  const [isPrivate, setPrivate] = useState(false);
  const isWhisper = isPrivate && partner !== null;
  const say = (said: Saying) => onSay(isWhisper ? { ...said, to: "team" } : said);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length]);
  const send = () => {
    const said = text.trim();
    if (said === "") return;
    say({ text: said });
    setText("");
  };
  return (
    <div class="tb-chat">
      {chat.length === 0 ? (
        <p class="tb-note">{t("table-chat-empty")}</p>
      ) : (
        <ol class="tb-chat-lines" ref={list} aria-label={t("table-chat")} aria-live="off">
          {chat.map((line) => (
            <li key={line.n} class={line.only.length > 0 ? "tb-chat-private" : undefined}>
              <SeatTag
                mark={marks[line.seat] ?? { colour: "--ink-2", letter: "•" }}
                name={names[line.seat] ?? line.name}
              />{" "}
              <time class="tb-note" dateTime={new Date(line.at).toISOString()}>
                {new Date(line.at).toLocaleTimeString(texts.lang, { hour: "2-digit", minute: "2-digit" })}
              </time>
              {line.only.length > 0 && (
                <>
                  {" "}
                  <Chip icon="lock" tone="soft">
                    {t("table-chat-private")}
                  </Chip>
                </>
              )}
              <p dir="auto">{saidIn(texts, line)}</p>
            </li>
          ))}
        </ol>
      )}
      {canTalk && (
        <>
          {partner !== null && (
            <fieldset class="tb-chat-to">
              <legend>{t("table-chat-to")}</legend>
              {[false, true].map((whisper) => (
                <label key={String(whisper)}>
                  <input
                    type="radio"
                    name="tb-chat-to"
                    checked={isWhisper === whisper}
                    onChange={() => setPrivate(whisper)}
                  />{" "}
                  {whisper ? t("table-chat-to-partner", { name: names[partner] ?? "" }) : t("table-chat-to-all")}
                </label>
              ))}
            </fieldset>
          )}
          <ul class="tb-phrases" aria-label={t("table-phrases")}>
            {PHRASES.map((phrase) => (
              <li key={phrase}>
                <Button kind="quiet" onClick={() => say({ phrase })}>
                  {t(`table-phrase-${phrase}`)}
                </Button>
              </li>
            ))}
          </ul>
          <form
            class="tb-row"
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <TextInput
              label={t("table-chat-text")}
              value={text}
              onChange={setText}
              maxLength={LONGEST}
              autoComplete="off"
            />
            <Button type="submit" onClick={() => undefined}>
              {t("table-chat-send")}
            </Button>
          </form>
        </>
      )}
    </div>
  );
}

/** What a line says in the reader's language; a phrase that is not known here is told by its free text. */
export function saidIn(texts: ReturnType<typeof useTexts>, line: ChatLine): string {
  const key = `table-phrase-${line.phrase}`;
  return line.phrase !== "" && texts.has(key) ? texts.t(key) : line.text;
}
