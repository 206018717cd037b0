/** Check a game file: is its chain whole, does it replay by the rules, and who won. */
import { useId, useState } from "preact/hooks";
import type { Sheet, Verified } from "../gen/protocol";
import { TextsProvider } from "../i18n";
import type { Texts } from "../i18n/texts";
import { useTexts } from "../i18n/texts";
import { api } from "../net/api";
import { Button, Panel, ScrollTable } from "../ui";
import { Glyph } from "./art";
import { FileButton } from "./files";
import { useDoing } from "./hooks";
import { Failure } from "./pieces";
import "./verify-page.css";

/** The page #/verify. */
export function VerifyPage() {
  const texts = useTexts();
  const id = useId();
  const [log, setLog] = useState("");
  const [found, setFound] = useState<Verified | null>(null);
  const { busy, problem, run } = useDoing();
  const verify = (text: string): void => {
    setFound(null);
    run(async () => setFound(await api.verify({ log: text })));
  };
  return (
    <div class="lb-page lb-narrow">
      <header class="lb-head">
        <h1>{texts.t("lobby-verify-title")}</h1>
      </header>
      <Panel title={texts.t("lobby-verify-file")} id="lb-verify-file">
        <p class="lb-about">{texts.t("lobby-verify-about")}</p>
        <div class="lb-acts">
          <FileButton
            label={texts.t("lobby-verify-choose")}
            busy={busy}
            onText={(text) => {
              setLog(text);
              verify(text);
            }}
          />
        </div>
        <div class="lb-field">
          <label for={id}>{texts.t("lobby-verify-text")}</label>
          <textarea
            id={id}
            rows={6}
            spellcheck={false}
            value={log}
            onInput={(event) => setLog(event.currentTarget.value)}
          />
        </div>
        <Button kind="primary" disabled={busy || log.trim() === ""} onClick={() => verify(log)}>
          {texts.t(busy ? "lobby-verifying" : "lobby-verify-now")}
        </Button>
      </Panel>
      {problem !== null && (
        <Panel title={texts.t("lobby-verify-no")} tone="bad" id="lb-verify-no">
          <Failure problem={problem} />
        </Panel>
      )}
      {found !== null && (
        <TextsProvider game={found.game}>
          <Proof found={found} />
        </TextsProvider>
      )}
    </div>
  );
}

function Proof({ found }: { found: Verified }) {
  const texts = useTexts();
  const names = texts.seatNames(found.names.map((name) => seatOf(name)));
  return (
    <Panel title={texts.t("lobby-verify-yes")} note={texts.gameName(found.game)} tone="ok" id="lb-verify-yes">
      <div role="status">
        <p class="lb-proof">
          <Glyph name="check" /> {texts.t("lobby-verify-chain")}
        </p>
        <p class="lb-proof">
          <Glyph name="check" /> {texts.t("lobby-verify-plies", { count: found.plies })}
        </p>
        <p class="lb-proof">
          <Glyph name={found.over ? "check" : "clock"} /> {outcome(texts, found, names)}
        </p>
      </div>
      <p class="lb-fine">
        {texts.t("lobby-verify-hash")} <code class="lb-hash">{found.hash}</code>
      </p>
      {found.scores.length > 0 && <ScoreSheet game={found.game} scores={found.scores} names={names} />}
    </Panel>
  );
}

/** Seats in a log are names of people or kinds of bots. */
function seatOf(name: string): { kind: string; name: string; bot: string } {
  if (name === "random" || name === "steward") return { kind: "bot", name: "", bot: name };
  return { kind: "person", name: name === "you" ? "" : name, bot: "" };
}

function outcome(texts: Texts, found: Verified, names: readonly string[]): string {
  if (!found.over) return texts.t("lobby-verify-unfinished");
  const best = found.scores.filter((sheet) => sheet.rank === 1).map((sheet) => seatName(texts, sheet, names));
  return texts.t(best.length > 1 ? "ui-winners" : "ui-winner", { name: texts.joined(best) });
}

function seatName(texts: Texts, sheet: Sheet, names: readonly string[]): string {
  return sheet.seat < 0
    ? texts.t("seat-opponent")
    : (names[sheet.seat] ?? texts.t("seat-unnamed", { number: sheet.seat + 1 }));
}

function termName(texts: Texts, game: string, term: string): string {
  const keys = [`${texts.prefixOf(game)}-score-${term}`, `ui-${term}`];
  return texts.t(keys.find((key) => texts.has(key)) ?? term);
}

/** The terms that any seat has, in the order in which they come. */
export function termsOf(scores: readonly Sheet[]): string[] {
  return [...new Set(scores.flatMap((sheet) => sheet.terms.map(([term]) => term)))];
}

function ScoreSheet({ game, scores, names }: { game: string; scores: readonly Sheet[]; names: readonly string[] }) {
  const texts = useTexts();
  return (
    <ScrollTable label={texts.t("ui-score-sheet")} class="lb-score" captioned role="region">
      <thead>
        <tr>
          <td />
          {scores.map((sheet) => (
            <th key={sheet.seat} scope="col">
              {seatName(texts, sheet, names)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {termsOf(scores).map((term) => (
          <tr key={term}>
            <th scope="row">{termName(texts, game, term)}</th>
            {scores.map((sheet) => (
              <td key={sheet.seat}>{sheet.terms.find(([each]) => each === term)?.[1] ?? "–"}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.t("ui-total")}</th>
          {scores.map((sheet) => (
            <td key={sheet.seat}>
              <b>{sheet.total}</b>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{texts.t("ui-rank")}</th>
          {scores.map((sheet) => (
            <td key={sheet.seat}>{sheet.rank}</td>
          ))}
        </tr>
      </tfoot>
    </ScrollTable>
  );
}
