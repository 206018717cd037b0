/** Whose turn, which step, what you may do, how the connection stands: always in sight. */
import type { RefObject } from "preact";
import type { View } from "../contract";
import type { Offer, Position, TableInfo } from "../gen/protocol";
import { useTexts, type Texts } from "../i18n/texts";
import type { Link } from "../net/session";
import { Badge, Button, Chip, Hidden } from "../ui";
import { ClockView } from "./clock-view";
import { partnerOf, seasonOf } from "./modes";
import { type Mark, SeatTag } from "./seat-tag";
import { WordsLink } from "./words-link";
import { sayerOf, useSay } from "../i18n/say";
import { isThinking, ThinkingDots } from "./thinking";
import "./status-bar.css";

export interface StatusBarProps {
  table: TableInfo;
  position: Position;
  offer: Offer | null;
  seat: number | null;
  names: readonly string[];
  marks: readonly Mark[];
  link: Link;
  pending: boolean;
  saved: boolean | null;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What was answered by itself just now; empty for nothing. */
  told: string;
  /** Whose question it is, where several people play at one screen; empty else. */
  who: string;
  canUndo: boolean;
  undoLabel: string;
  onUndo(): void;
  onMenu(): void;
  /** Opens and closes log and talk where they lie over the board; null where they have a place of their own. */
  onSide: (() => void) | null;
  isSideOpen: boolean;
  unread: number;
  onKeys(): void;
  onReconnect(): void;
  wide: boolean;
}

export function StatusBar(props: StatusBarProps) {
  const { table, position, offer, seat, names, marks, wide } = props;
  const texts = useTexts();
  const t = sayerOf(texts);
  const connection = (
    <Connection link={props.link} pending={props.pending} saved={props.saved} onReconnect={props.onReconnect} />
  );
  return (
    <section class="tb-status" aria-label={t("table-status")}>
      <div class="tb-status-words">
        <div class="tb-where">
          <p>
            {whereabouts(texts, table, position.view)}
            {table.corrected && <span data-corrected=""> · {t("table-corrected")}</span>}
          </p>
          {!wide && connection}
        </div>
        <h1 ref={props.heading} tabIndex={-1} class={offer === null ? "tb-turn" : "tb-turn tb-turn-mine"}>
          {headline(texts, position, offer, names, props.who)}
          {isThinking(position) && <ThinkingDots />}
        </h1>
        {offer !== null && (
          <p class="tb-question">
            {texts.question(offer.kind)} <WordsLink game={table.game} kind={offer.kind} />
          </p>
        )}
        {props.told !== "" && <p class="tb-question">{props.told}</p>}
        {seat === null && !position.over && <p class="tb-question">{t("table-watching")}</p>}
      </div>
      <div class="tb-status-state">
        {!position.over && position.clock === null && <Waited {...{ position, names, marks, table }} />}
        {position.clock !== null && <ClockView clock={position.clock} names={names} marks={marks} />}
        {wide && connection}
      </div>
      <div class="tb-status-actions">
        {wide && (
          <Button icon="undo" disabled={!props.canUndo} onClick={props.onUndo} data-undo="">
            {props.undoLabel}
          </Button>
        )}
        {props.onSide !== null && (
          <Button icon="log" expanded={props.isSideOpen} onClick={props.onSide} data-side="">
            {t("table-log")} {props.unread > 0 && <Badge>{props.unread}</Badge>}
          </Button>
        )}
        {wide && <Button kind="quiet" icon="help" label={t("table-keys")} onClick={props.onKeys} />}
        <Button kind="quiet" icon="menu" label={t("table-menu")} onClick={props.onMenu} data-menu="" />
      </div>
    </section>
  );
}

/** What the heading says; the title of the page says the same. */
export function headline(
  texts: Texts,
  position: Position,
  offer: Offer | null,
  names: readonly string[],
  who = "",
): string {
  if (position.over) return texts.t("table-over");
  const partner = partnerOf(position.view, position.seat);
  if (offer !== null && who !== "") return texts.t("table-turn-of", { name: who });
  if (offer !== null) return turnWords(texts, offer.kind, partner === null ? "" : (names[partner] ?? ""));
  const thinking = position.thinking.filter((seat) => seat >= 0);
  if (thinking.length > 0) {
    return texts.t("table-thinking", {
      names: texts.joined(thinking.map((seat) => names[seat] ?? "")),
      count: thinking.length,
    });
  }
  const waiting = position.waiting.filter((seat) => seat >= 0);
  if (waiting.length === 0) return texts.t("table-going-on");
  if (waiting.length === 1 && waiting[0] === partner)
    return texts.t("table-waiting-partner", { name: names[waiting[0]] ?? "" });
  return texts.t("table-waiting-for", { names: texts.joined(waiting.map((seat) => names[seat] ?? "")) });
}

/** That it is the reader's turn; a question out of turn says who has it. */
export function turnWords(texts: Texts, kind: string, partner: string): string {
  const key = `table-turn-${kind}`;
  return partner !== "" && texts.has(key) ? texts.t(key, { name: partner }) : texts.t("table-your-turn");
}

/** Which part of the game this is, in the words of the game. */
export function whereabouts(texts: Texts, table: TableInfo, view: View): string {
  const key = `table-where-${table.game}`;
  const game = texts.gameName(table.game);
  if (!texts.has(key)) return game;
  const number = (name: string) => (typeof view[name] === "number" ? view[name] : 0);
  const period = typeof view["period"] === "string" ? view["period"].toUpperCase() : "";
  return texts.t(key, { turn: number("turn"), letters: period, round: number("round"), quarter: seasonOf(view) });
}

/** Who is still to answer, when several are asked at once: who, never what. Where clocks run, they say it. */
function Waited({
  position,
  names,
  marks,
  table,
}: {
  position: Position;
  names: readonly string[];
  marks: readonly Mark[];
  table: TableInfo;
}) {
  const t = useSay();
  if (position.waiting.length < 2) return null;
  return (
    <ul class="tb-waited" aria-label={t("table-still-choosing")}>
      {table.seats.map(({ seat }) => (
        <li key={seat} class={position.waiting.includes(seat) ? "tb-waited-on" : "tb-waited-off"}>
          <SeatTag mark={marks[seat] ?? { colour: "--ink-2", letter: "•" }} name={names[seat] ?? ""} />
          <Hidden>{t(position.waiting.includes(seat) ? "table-chooses" : "table-has-chosen")}</Hidden>
          {!position.waiting.includes(seat) && <span aria-hidden="true">✓</span>}
        </li>
      ))}
    </ul>
  );
}

/** Connected, coming back, or offline; and whether the last answer is kept. */
export function Connection(props: { link: Link; pending: boolean; saved: boolean | null; onReconnect(): void }) {
  const t = useSay();
  const { link, pending, saved } = props;
  return (
    <div class="tb-connection" role="status">
      {link !== "connected" && (
        <>
          <Chip tone={link === "offline" ? "bad" : "warn"}>{t(`table-link-${link}`)}</Chip>
          {link !== "connecting" && (
            <Button kind="quiet" onClick={props.onReconnect}>
              {t("table-reconnect")}
            </Button>
          )}
        </>
      )}
      {pending ? (
        <Chip tone="warn">{t("table-pending")}</Chip>
      ) : saved === true ? (
        <Chip tone="ok" icon="check">
          {t("table-saved")}
        </Chip>
      ) : null}
    </div>
  );
}
