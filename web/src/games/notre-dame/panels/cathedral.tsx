/** Notre Dame: shares if the period ended now and with one more cube, and what gifts bring. */
import { Hidden, Panel } from "../../../ui";
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
      <div class="nd-scroll" tabIndex={0} role="group" aria-label={texts.term("place", "notre-dame")}>
        <table class="nd-table">
          <thead>
            <tr>
              <th scope="col">{texts.t("ndb-if-period-ended")}</th>
              {rows.map((row) => (
                <th key={row.seat} scope="col">
                  <Cube colour={row.colour} />
                  <Hidden>{names[row.seat] ?? ""}</Hidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line(texts.t("ndb-share-now", { n: cathedral.now.cubes, each: cathedral.now.each }), cathedral.now)}
            {cathedral.more !== null &&
              line(texts.t("ndb-share-more", { n: cathedral.more.cubes, each: cathedral.more.each }), cathedral.more)}
          </tbody>
        </table>
      </div>
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
