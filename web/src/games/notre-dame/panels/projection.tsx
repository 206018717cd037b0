/** Where the game is heading for whoever looks: certain so far, and at the pace so far. */
import { Panel } from "../../../ui";
import type { Scene } from "../model";
import "./projection.css";

/** The projected score, and how it comes about. */
export function ProjectionPanel({ scene }: { scene: Scene }) {
  const { texts } = scene.props;
  const told = scene.aids.projection;
  if (!scene.isMine || told === undefined || scene.view.question === null) return null;
  const most = told.pace ?? told.settled;
  const part = (n: number) => `${most === 0 ? 0 : Math.round((Math.max(n, 0) / most) * 100)}%`;
  const isOpen = told.pace !== null && told["turns-left"] > 0;
  return (
    <Panel title={texts.t("ndb-projection")} note={texts.t("ndb-projection-note")} class="nd-projection-panel">
      <div class="nd-projection">
        <strong>{isOpen ? texts.t("ndb-range", { a: told.settled, b: most }) : told.settled}</strong>
        <div class="nd-bar" aria-hidden="true">
          <span class="nd-bar-sure" style={{ width: part(told.settled) }} />
          <span class="nd-bar-pace" style={{ width: part(most - told.settled) }} />
        </div>
        <p>
          {texts.t("ndb-projection-now", { n: told.now })}
          {told.cathedral > 0 && ` ${texts.t("ndb-projection-cathedral", { n: told.cathedral })}`}
          {told.plague > 0 && ` ${texts.t("ndb-projection-plague", { n: told.plague })}`}
          {isOpen && ` ${texts.t("ndb-projection-pace", { n: most, turns: told["turns-left"] })}`}
        </p>
      </div>
    </Panel>
  );
}
