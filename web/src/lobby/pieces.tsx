/** Small parts that the pages of the lobby are made of. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { GameInfo, Problem, SeatInfo, TableInfo } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { useTexts } from "../i18n/texts";
import { Button, useMedia } from "../ui";
import { Glyph } from "./art";
import type { GlyphName } from "./art";
import type { Mend } from "./problems";
import type { Wish } from "./wish";
import { moduleName, optionName, problemWords } from "./setup-words";
import "./pieces.css";

/** Something is wrong here, in words; it is read out when it appears. */
export function Trouble({ children, id }: { children: ComponentChildren; id?: string }) {
  return (
    <p class="lb-trouble" role="alert" {...(id === undefined ? {} : { id })}>
      <Glyph name="warn" />
      <span>{children}</span>
    </p>
  );
}

/** An error of a request, with a way to try again. */
export function Failure({ problem, again }: { problem: Problem | null; again?: () => void }) {
  const texts = useTexts();
  if (problem === null) return null;
  return (
    <div class="lb-failure">
      <Trouble>{problemWords(texts, problem)}</Trouble>
      {again && <Button onClick={again}>{texts.t("lobby-again")}</Button>}
    </div>
  );
}

interface Words {
  title: string;
  note?: string;
}

interface PickProps extends Words {
  type: "radio" | "checkbox";
  name: string;
  checked: boolean;
  onPick: (checked: boolean) => void;
  extra?: ComponentChildren;
  value?: string;
  disabled?: boolean;
  describedBy?: string | undefined;
}

/** A choice as a card: the control, what it is called, and what it means. */
export function Pick(props: PickProps) {
  const id = useId();
  const described = [props.note ? `${id}-note` : "", props.describedBy ?? ""].filter((each) => each !== "").join(" ");
  return (
    <label class="lb-pick">
      <input
        type={props.type}
        name={props.name}
        {...(props.value === undefined ? {} : { value: props.value })}
        checked={props.checked}
        disabled={props.disabled ?? false}
        aria-labelledby={`${id}-title`}
        {...(described === "" ? {} : { "aria-describedby": described })}
        onChange={(event) => props.onPick(event.currentTarget.checked)}
      />
      <span class="lb-pick-words">
        <b id={`${id}-title`}>{props.title}</b>
        {props.note && <small id={`${id}-note`}>{props.note}</small>}
        {props.extra}
      </span>
    </label>
  );
}

interface OneOfProps {
  name: string;
  /** By value: the words of each choice. */
  picks: readonly (Words & { value: string; extra?: ComponentChildren })[];
  /** The value that holds; none where it is not among them. */
  chosen: string | undefined;
  onPick: (value: string) => void;
}

/** Several choices as cards, of which one holds. */
export function OneOf({ name, picks, chosen, onPick }: OneOfProps) {
  return (
    <>
      {picks.map((pick) => (
        <Pick
          key={pick.value}
          type="radio"
          name={name}
          checked={pick.value === chosen}
          onPick={() => onPick(pick.value)}
          {...pick}
        />
      ))}
    </>
  );
}

interface EitherProps {
  name: string;
  on: boolean;
  onPick: (on: boolean) => void;
  no: Words;
  yes: Words;
}

/** Two choices as cards, of which one holds: no first, then yes. */
export function Either({ name, on, onPick, no, yes }: EitherProps) {
  return (
    <>
      <Pick type="radio" name={name} checked={!on} onPick={() => onPick(false)} {...no} />
      <Pick type="radio" name={name} checked={on} onPick={() => onPick(true)} {...yes} />
    </>
  );
}

/** A group of controls with a heading in its frame. */
export function Group({ title, about, children }: { title: string; about?: string; children: ComponentChildren }) {
  return (
    <fieldset class="ui-panel lb-group">
      <legend>{title}</legend>
      {about && <p class="lb-about">{about}</p>}
      {children}
    </fieldset>
  );
}

interface WrongProps {
  info: GameInfo;
  change: (wish: Wish) => void;
  problemAt: (place: string) => string;
  mendsAt: (place: string) => readonly Mend[];
  place: string;
  id?: string;
}

/** What is wrong at a place of the form, and a button for every way out. */
export function Wrong({ info, change, problemAt, mendsAt, place, id }: WrongProps) {
  const texts = useTexts();
  const words = problemAt(place);
  if (words === "") return null;
  return (
    <div class="lb-mend">
      <Trouble {...(id === undefined ? {} : { id })}>{words}</Trouble>
      <div class="lb-mends">
        {mendsAt(place).map((mend) => (
          <Button key={`${mend.kind} ${mend.id}`} onClick={() => change(mend.wish)}>
            {mendWords(texts, info.id, mend)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function mendWords(texts: Texts, game: string, mend: Mend): string {
  switch (mend.kind) {
    case "add":
      return texts.t("lobby-module-add", { name: moduleName(texts, game, mend.id) });
    case "drop":
      return texts.t("lobby-module-drop", { name: moduleName(texts, game, mend.id) });
    case "reset":
      return texts.t("lobby-option-reset", { name: optionName(texts, game, mend.id) });
    case "seats":
      return texts.t("lobby-seats-take", { count: Number(mend.id) });
  }
}

interface DrawerProps {
  title: string;
  /** What of it is chosen, in a few words. */
  note: string;
  about?: string;
  /** Something in it is wrong: then it is open in any case. */
  wrong?: boolean;
  /** Open from the beginning. */
  open?: boolean;
  children: ComponentChildren;
}

/** A group that says in its heading what of it is chosen, and opens when it is wanted. */
export function Drawer({ title, note, about, wrong = false, open: first = false, children }: DrawerProps) {
  const isRoomy = useMedia("(min-width: 700px)");
  const [open, setOpen] = useState(first && isRoomy);
  const id = useId();
  return (
    <details
      class="ui-panel lb-group lb-folding lb-drawer"
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span id={id}>{title}</span> <small>{note}</small>
      </summary>
      <div role="group" aria-labelledby={id} class="lb-folded">
        {about && <p class="lb-about">{about}</p>}
        {children}
      </div>
    </details>
  );
}

interface FoldingProps {
  title: string;
  about?: string;
  /** Something in it is wrong: then it is open in any case. */
  wrong?: boolean;
  children: ComponentChildren;
}

/** A group that is not needed every time: on a small screen it opens when it is wanted. */
export function Folding({ title, about, wrong = false, children }: FoldingProps) {
  const isRoomy = useMedia("(min-width: 700px)");
  const [open, setOpen] = useState(false);
  const id = useId();
  if (isRoomy) {
    return (
      <Group title={title} {...(about === undefined ? {} : { about })}>
        {children}
      </Group>
    );
  }
  return (
    <details
      class="ui-panel lb-group lb-folding"
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary id={id}>{title}</summary>
      <div role="group" aria-labelledby={id} class="lb-folded">
        {about && <p class="lb-about">{about}</p>}
        {children}
      </div>
    </details>
  );
}

/** How long the button says that the link was copied. */
const COPIED = 4000;

/** A link with a button that copies it; it can be marked and copied by hand as well. */
export function CopyLink({ label, link, sign }: { label: string; link: string; sign: GlyphName }) {
  const texts = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without permission the link is at least marked, ready for copying by hand.
    }
  };
  return (
    <div class="lb-copy">
      <label for={id}>
        <Glyph name={sign} /> {label}
      </label>
      <div>
        <input id={id} ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <Button onClick={() => void copy()} {...(copied ? {} : { label: texts.t("lobby-copy-this", { name: label }) })}>
          <Glyph name={copied ? "check" : "copy"} />
          {texts.t(copied ? "lobby-copied" : "lobby-copy")}
        </Button>
      </div>
      <span class="ui-hidden" role="status">
        {copied ? texts.t("lobby-copied") : ""}
      </span>
    </div>
  );
}

/** What a seat of a table is, in words: a name, an open seat, a bot with its level. */
export function seatWords(texts: Texts, seats: readonly SeatInfo[]): string[] {
  const names = texts.seatNames(seats);
  return seats.map((seat, at) => {
    const name = names[at] ?? "";
    if (seat.kind === "open") return texts.t("lobby-seat-open");
    if (seat.kind === "bot" && seat.name !== "")
      return texts.t("lobby-seat-bot", { name, bot: botName(texts, seat.bot) });
    return name;
  });
}

/** What a kind of bot is called. */
export function botName(texts: Texts, bot: string): string {
  const key = `player-${bot}`;
  return texts.has(key) ? texts.t(key) : bot;
}

/** What a table is called: its title, else the game. */
export function tableTitle(texts: Texts, table: TableInfo): string {
  return table.title !== "" ? table.title : texts.gameName(table.game);
}
