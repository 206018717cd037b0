/** A short guide to playing well: what to do, and why it works. */
import { useTexts } from "../i18n/texts";
import { Frame } from "./frame";
import { teachingOf } from "./teaching";
import "./strategy-page.css";

export function StrategyPage({ game }: { game: string }) {
  const texts = useTexts();
  const prefix = texts.prefixOf(game);
  const { tips } = teachingOf(game);
  return (
    <Frame game={game} page="strategy" {...(tips.length > 0 ? { about: texts.t(`learn-tips-${prefix}-about`) } : {})}>
      <ol class="ln-tips">
        {tips.map((tip) => (
          <li key={tip} class="ui-framed ln-tip">
            <h2>{texts.t(`learn-tip-${prefix}-${tip}`)}</h2>
            <p>{texts.t(`learn-tip-${prefix}-${tip}-why`)}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
