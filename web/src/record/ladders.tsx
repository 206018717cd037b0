/** What there is to be beaten alone, and what of it has been beaten, level by level. */
import type { Components } from "../contract";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { useAnswer } from "../net/answers";
import { api } from "../net/api";
import type { Finished } from "../net/record";
import { HeadRow, Icon, ScrollTable } from "../ui";
import { type Climbed, climbed } from "./figures";
import type { Ladder, OfGame } from "./of-games";

interface LaddersProps {
  game: string;
  games: readonly Finished[];
  brings: OfGame;
}

export function Ladders(props: LaddersProps) {
  const { value } = useAnswer(`components ${props.game}`, () => api.components(props.game));
  if (value === null) return null;
  return <Known {...props} components={value} />;
}

function Known({ game, games, brings, components }: LaddersProps & { components: Components }) {
  return (
    <div class="rb-tables rb-ladders">
      {brings.ladders(components).map((ladder) => (
        <OneLadder key={ladder.id} game={game} ladder={ladder} rungs={climbed(ladder, games, brings)} />
      ))}
    </div>
  );
}

function OneLadder({ game, ladder, rungs }: { game: string; ladder: Ladder; rungs: readonly Climbed[] }) {
  const texts = useTexts();
  const beaten = rungs.filter(({ won }) => won > 0).length;
  const title = texts.t("record-ladder", {
    name: texts.t(`game-${game}-ladder-${ladder.id}`),
    won: beaten,
    count: rungs.length,
  });
  const columns = ["name", "level", "games", "won", "margin"].map((column) => texts.t(`record-column-${column}`));
  return (
    <ScrollTable label={title} captioned class="rb-table rb-ladder">
      <HeadRow columns={columns} />
      <tbody>
        {rungs.map(({ rung, games, won, margin, harder }) => (
          <tr key={rung.id} class={won > 0 ? "rb-beaten" : ""}>
            <th scope="row">
              {won > 0 && <Icon name="check" title={texts.t("record-beaten")} />}
              {rung.sort === "" ? texts.t(`game-${game}-rung-${rung.id}`) : texts.term(rung.sort, rung.id)}
              {harder.map((module) => (
                <small key={module}>{texts.t(`game-${game}-harder-${module}`)}</small>
              ))}
            </th>
            <td>{texts.term(...rung.under)}</td>
            <td>{games}</td>
            <td>{won}</td>
            <td>{marginWords(texts, margin)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function marginWords(texts: Texts, margin: number | null): string {
  if (margin === null) return "–";
  return margin > 0 ? texts.t("record-more", { count: margin }) : String(margin).replace("-", "−");
}
