/** A short guide to playing well: what to do, and why it works. */
import { useTexts } from "../i18n/texts";
import { Frame } from "./frame";

/** Tips by game, the most useful first. */
const TIPS: Readonly<Record<string, readonly string[]>> = {
  "notre-dame": ["plan", "rats", "hospital", "cubes", "gold", "pass", "cathedral", "carriage", "park", "persons", "confidant", "end"],
  obsession: ["engine", "reputation", "pass", "service", "flip", "theme", "price", "guests", "objectives", "prestige", "cards", "end"],
};

export function StrategyPage({ game }: { game: string }) {
  const texts = useTexts();
  const prefix = texts.prefixOf(game);
  return (
    <Frame game={game} page="strategy" about={texts.t(`learn-tips-${prefix}-about`)}>
      <ol class="ln-tips">
        {(TIPS[game] ?? []).map((tip) => (
          <li key={tip} class="ln-tip">
            <h2>{texts.t(`learn-tip-${prefix}-${tip}`)}</h2>
            <p>{texts.t(`learn-tip-${prefix}-${tip}-why`)}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
