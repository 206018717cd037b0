/** Notre Dame: shares if the period ended now and with one more cube, and what gifts bring. */
import { HeadRow, Hidden, Panel, ScrollTable } from "../../../ui";
import { Cube } from "../art/marks";
import { inPassingOrder } from "../model";
import type { Scene, Shares } from "../model";

/** Shares of all players. */
export function CathedralPanel({ scene }: { scene: Scene }) {
  const { texts, names } = scene.props;
  const { cathedral } = scene.aids;
  if (cathedral === undefined || scene.view.question === null) return null;
  const rows = inPassingOrder(scene);
  const line = (words: string, shares: Shares) => (
    <tr>
      <th scope="row">{words}</th>
      {rows.map((row) => (
        <td key={row.seat}>{shares.shares[row.seat] ?? 0}</td>
      ))}
    </tr>
  );
  return (
    <Panel
      title={texts.term("place", "notre-dame")}
      note={texts.t("ndb-cathedral-note", { n: cathedral.value })}
      class="nd-cathedral-panel"
    >
      <ScrollTable label={texts.term("place", "notre-dame")} class="nd-table">
        <HeadRow
          columns={[
            texts.t("ndb-if-period-ended"),
            ...rows.map((row) => ({
              words: (
                <>
                  <Cube colour={row.colour} />
                  <Hidden>{names[row.seat] ?? ""}</Hidden>
                </>
              ),
            })),
          ]}
        />
        <tbody>
          {line(texts.t("ndb-share-now", { n: cathedral.now.cubes, each: cathedral.now.each }), cathedral.now)}
          {cathedral.more !== null &&
            line(texts.t("ndb-share-more", { n: cathedral.more.cubes, each: cathedral.more.each }), cathedral.more)}
        </tbody>
      </ScrollTable>
      {cathedral.gifts.length > 0 && (
        <p class="nd-note">
          {texts.t("ndb-gift-line")}{" "}
          {texts.joined(
            cathedral.gifts.map(({ gold, prestige, park }) =>
              texts.t(park > 0 ? "ndb-gift-park" : "ndb-gift", { gold, n: prestige + park, park }),
            ),
          )}
        </p>
      )}
    </Panel>
  );
}
