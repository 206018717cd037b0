/** What the chosen answer would bring: certain events in words, own numbers before and after, and what is unknown. */
import type { Previewed, Unknown } from "../gen/protocol";
import { type Texts, useTexts } from "../i18n/texts";
import { Hidden, Reason } from "../ui";
import { changedNumbers, toneOf } from "./changes";
import { sayerOf } from "../i18n/say";
import "./preview-box.css";

const MOST_LINES = 6;

export interface PreviewBoxProps {
  game: string;
  preview: Previewed | null;
  names: readonly string[];
  seat: number;
  /** Whether taking back costs nothing: practice tables let one take back anything. */
  practice: boolean;
  /** Whether to tell everything, or the changed numbers only. */
  full: boolean;
}

export function PreviewBox({ game, preview, names, seat, practice, full }: PreviewBoxProps) {
  const texts = useTexts();
  const t = sayerOf(texts);
  if (preview === null) {
    return (
      <p class="tb-note" role="status">
        {t("table-preview-coming")}
      </p>
    );
  }
  if (preview.why !== null) return <Reason why={preview.why} texts={texts} seats={names} game={game} />;
  const { unknowns, better } = preview;
  // What will come unseen is told once, as unknown; where everybody answers at once, only the own part is news.
  const lines = preview.events
    .filter(({ event }) => !unknowns.some(({ kind, seat: from }) => event["event"] === kind && event["seat"] === from))
    .filter(({ event }) => !preview.together || event["seat"] === seat)
    .map((told) => texts.event(told.event, names, seat));
  // Only what has a name is worth a line; the events tell the rest.
  const isNamed = ({ path }: { readonly path: readonly string[] }) => texts.has(`table-number-${path[0]}`);
  const changes = changedNumbers(preview.before, preview.after).filter(isNamed);
  const ranges = preview.ranges.filter((range) => isNamed(range) && better[range.path[0] ?? ""] !== undefined);
  return (
    <div class="tb-preview">
      {changes.length + ranges.length > 0 && (
        <ul class="tb-changes" aria-label={t("table-preview-numbers")}>
          {changes.map((change) => {
            const { path, before, after } = change;
            const tone = toneOf(change, better);
            return (
              <li key={path.join(".")} class={`tb-${tone}`}>
                <span class="tb-change-name">{nameOf(texts, path)}</span> <span class="tb-change-was">{before}</span>
                <span aria-hidden="true"> → </span>
                <Hidden>{t("table-becomes")}</Hidden>
                <strong>{after}</strong> <span class="tb-change-sign">{signed(after - before)}</span>
                {tone !== "even" && (
                  <>
                    <span class="tb-change-mark" aria-hidden="true">
                      {tone === "good" ? "✓" : "!"}
                    </span>
                    <Hidden>{t(`table-change-${tone}`)}</Hidden>
                  </>
                )}
              </li>
            );
          })}
          {ranges.map(({ path, low, high }) => (
            <li key={`range ${path.join(".")}`} class="tb-even">
              <span class="tb-change-name">{nameOf(texts, path)}</span>{" "}
              <strong>{t("table-range", { low, high })}</strong>
            </li>
          ))}
        </ul>
      )}
      {full && lines.length > 0 && (
        <ul class="tb-plain tb-preview-events">
          {lines.slice(0, MOST_LINES).map((line, at) => (
            <li key={at}>{line}</li>
          ))}
          {lines.length > MOST_LINES && <li>{t("table-and-more", { count: lines.length - MOST_LINES })}</li>}
        </ul>
      )}
      {unknowns.length > 0 ? (
        <ul class="tb-plain tb-unknown">
          {unknowns.map((each, at) => (
            <li key={at}>{unknownWords(texts, each, names)}</li>
          ))}
        </ul>
      ) : (
        preview.unknown && <p class="tb-unknown">{t("table-preview-unknown")}</p>
      )}
      {preview.together && <p class="tb-unknown">{t("table-preview-together")}</p>}
      {full && (
        <p class="tb-note">
          {t(practice || !(preview.unknown || preview.revealed) ? "table-undo-will-be-free" : "table-undo-will-ask")}
        </p>
      )}
    </div>
  );
}

/** What will come without being known, in words; of what a game has no words for, that chance decides. */
export function unknownWords(texts: Texts, { kind, seat, count }: Unknown, names: readonly string[]): string {
  const key = `table-unknown-${kind}`;
  if (!texts.has(key)) return texts.t("table-preview-unknown");
  return texts.choice({ key, params: seat < 0 ? { count } : { count, seat } }, names);
}

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** What a number of the own row is called: by its key, and the thing it counts where it counts several. */
function nameOf(texts: Texts, path: readonly string[]): string {
  const [first = "", thing] = path;
  const name = texts.t(`table-number-${first}`);
  if (thing === undefined) return name;
  return texts.t("table-number-of", { name, thing: texts.term(SORTS[first] ?? first, thing) });
}

/** Which sort of thing the keys of a table of numbers are. */
const SORTS: Readonly<Record<string, string>> = { cubes: "sector", score: "score" };
