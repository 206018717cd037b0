/** The plague forecast of everybody: rat, rats, hospital, where it ends, with a sign and a word. */
import { HeadRow, Panel, ScrollTable } from "../../../ui";
import { inPassingOrder } from "../model";
import type { Scene } from "../model";
import { SIGN_OF } from "../board-words";
import { Player } from "./common";
import { Rats } from "./persons";

/** A table of forecasts, and what it would cost whoever looks. */
export function PlaguePanel({ scene }: { scene: Scene }) {
  const { texts } = scene.props;
  const { plague } = scene.aids;
  if (plague === undefined || scene.view.persons.length === 0) return null;
  return (
    <Panel title={texts.t("ndb-plague")} note={<Rats scene={scene} count={scene.view.rats} />} class="nd-plague-panel">
      <ScrollTable label={texts.t("ndb-plague")} class="nd-table">
        <HeadRow
          columns={[
            texts.t("ndb-borough-of"),
            texts.t("ndb-rat-on"),
            texts.t("nd-column-rats"),
            texts.term("sector", "hospital"),
            texts.t("ndb-end"),
            { words: texts.t("nd-phase-5"), class: "nd-left" },
          ]}
        />
        <tbody>
          {inPassingOrder(scene).map((row) => {
            const line = plague[row.seat];
            if (line === undefined) return null;
            return (
              <tr key={row.seat} class={row.seat === scene.mine.seat && scene.isMine ? "nd-me" : ""}>
                <th scope="row">
                  <Player scene={scene} row={row} />
                </th>
                <td>{line.rat}</td>
                <td>{line.doctor ? texts.t("ndb-doctored") : `+${line.spread}`}</td>
                <td>{`−${line.hospital}`}</td>
                <td>
                  <b>{Math.max(line.end, 0)}</b>
                </td>
                <td class={`nd-left nd-level nd-level-${line.level}`}>
                  <span aria-hidden="true">{SIGN_OF[line.level]}</span> {texts.t(`ndb-level-${line.level}`)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
      {scene.isMine && <Penalty scene={scene} />}
    </Panel>
  );
}

function Penalty({ scene }: { scene: Scene }) {
  const { texts } = scene.props;
  const line = scene.aids.plague?.[scene.mine.seat];
  if (line === undefined) return null;
  if (line.level !== "over") return <p class="nd-note">{texts.t("ndb-penalty-none", { end: line.stops })}</p>;
  const where = texts.joined(line.sectors.map((sector) => texts.term("sector", sector)));
  return (
    <p class="nd-note nd-bad">
      {texts.t("ndb-penalty", { over: line.end - line.stops, loss: line.loss })}{" "}
      {line.sectors.length === 0
        ? texts.t("ndb-penalty-no-cube")
        : texts.t("ndb-penalty-cube", { where, n: line.sectors.length })}
    </p>
  );
}
