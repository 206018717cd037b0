/** Player aids: the course of a game on a sheet or two, as tables and lists that print well. */
import type { ComponentChildren } from "preact";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { Button, Icon } from "../ui";
import type { IconName } from "../ui";
import { Frame } from "./frame";
import { teachingOf } from "./teaching";
import type { Aid, Line } from "./teaching";
import "./aids-page.css";

export function AidsPage({ game }: { game: string }) {
  const texts = useTexts();
  return (
    <Frame
      game={game}
      page="aids"
      about={texts.t("learn-aids-about")}
      actions={
        <Button icon="sheet" onClick={() => window.print()}>
          {texts.t("learn-print")}
        </Button>
      }
    >
      <div class="ln-sheets">
        {teachingOf(game).aids.map((aid) => (
          <AidSheet key={aid.title} aid={aid} texts={texts} />
        ))}
      </div>
    </Frame>
  );
}

function AidSheet({ aid, texts }: { aid: Aid; texts: Texts }) {
  const id = `aid-${aid.title}`;
  return (
    <section class={`ln-sheet${aid.wide ? " ln-sheet-wide" : ""}`} aria-labelledby={id}>
      <h2 id={id}>{texts.t(aid.title)}</h2>
      {aid.about !== undefined && <p class="ln-hint">{texts.t(aid.about)}</p>}
      {aid.form === "steps" ? <Steps aid={aid} texts={texts} /> : <AidTable aid={aid} texts={texts} />}
      {aid.note !== undefined && <p class="ln-hint">{texts.t(aid.note)}</p>}
    </section>
  );
}

function Steps({ aid, texts }: { aid: Aid; texts: Texts }) {
  return (
    <ol class="ln-steps">
      {aid.lines.map((line) => (
        <li key={line.name}>
          <b>{texts.t(line.name)}</b>
          {line.text !== undefined && <span>{texts.t(line.text, line.params)}</span>}
        </li>
      ))}
    </ol>
  );
}

function AidTable({ aid, texts }: { aid: Aid; texts: Texts }) {
  const share = aid.lines.some((line) => line.share !== undefined);
  return (
    <table class="ln-table">
      {aid.columns !== undefined && (
        <thead>
          <tr>
            {aid.columns.map((column) => (
              <th key={column} scope="col">
                {texts.t(column)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {aid.lines.map((line) => (
          <tr key={`${line.name} ${line.text ?? ""}`}>
            <th scope="row">
              <span class="ln-named">
                <Mark line={line} />
                <span>{texts.t(line.name)}</span>
              </span>
            </th>
            {share && (
              <td class="ln-share">{line.share !== undefined && <Share value={line.share} lang={texts.lang} />}</td>
            )}
            <td>{line.text !== undefined && texts.t(line.text, line.params)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ line }: { line: Line }): ComponentChildren {
  if (line.icon === undefined) return null;
  return (
    <span class="ln-mark">
      <Icon name={line.icon as IconName} />
    </span>
  );
}

/** A share of the points of a game, as a number and as a bar. */
function Share({ value, lang }: { value: number; lang: string }) {
  const told = new Intl.NumberFormat(lang, { style: "percent", minimumFractionDigits: 1 }).format(value / 100);
  return (
    <>
      <span>{told}</span>
      <svg class="ln-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect class="ln-bar-all" width="100" height="6" />
        <rect class="ln-bar-part" width={value * 3} height="6" />
      </svg>
    </>
  );
}
