/** Every finished game of one kind, the newest first; each can be looked at again while its key is here. */
import { useState } from "preact/hooks";
import { useTexts } from "../i18n/texts";
import { dayWords } from "../lobby/standings";
import type { Finished } from "../net/record";
import { tokenOf } from "../net/tokens";
import { Button, HeadRow, Panel, ScrollTable } from "../ui";
import { otherOf, outcomeOf, scoreOf } from "./figures";
import type { OfGame } from "./of-games";

/** Rows that are drawn before somebody asks for more. */
const AT_ONCE = 25;

interface GameListProps {
  games: readonly Finished[];
  brings: OfGame | null;
  modeOf: (played: Finished) => string;
}

export function GameList({ games, brings, modeOf }: GameListProps) {
  const texts = useTexts();
  const [most, setMost] = useState(AT_ONCE);
  const columns = ["date", "mode", "score", "other", "result"].map((column) => texts.t(`record-column-${column}`));
  return (
    <Panel title={texts.t("record-list")} note={String(games.length)} id="rb-list">
      <ScrollTable label={texts.t("record-list")} class="rb-table rb-list">
        <HeadRow columns={[...columns, texts.t("record-replay")]} />
        <tbody>
          {games.slice(0, most).map((played) => {
            const day = dayWords(texts.lang, played.ended);
            const outcome = outcomeOf(played, brings);
            return (
              <tr key={played.table}>
                <th scope="row">
                  <time dateTime={new Date(played.ended).toISOString()}>{day}</time>
                </th>
                <td>{modeOf(played)}</td>
                <td>{scoreOf(played)}</td>
                <td>{otherOf(played) ?? "–"}</td>
                <td class={`rb-outcome-${outcome}`}>{texts.t(`record-outcome-${outcome}`)}</td>
                <td>
                  {tokenOf(played.table) !== undefined && (
                    <a href={`#/t/${played.table}?replay`} aria-label={texts.t("record-replay-this", { name: day })}>
                      {texts.t("record-replay")}
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
      {games.length > most && <Button onClick={() => setMost(games.length)}>{texts.t("record-more-games")}</Button>}
    </Panel>
  );
}
