/** What sort of guest somebody is, in one short line: lady or gentleman, kind, and the reputation that is needed. */
import type { JSX } from "preact";
import { fitted } from "../../../ui/fitted";
import type { GentryFacts } from "../model";
import { Sign } from "../parts";
import type { Common } from "../parts";

export function KindLine({ common, guest }: { common: Common; guest: GentryFacts }): JSX.Element {
  const { texts } = common;
  const kind = texts.t(`obb-kind-${guest.kind}`);
  const words = guest.pr > 1 ? texts.t("obb-kind-needs", { kind, rating: guest.pr }) : kind;
  return (
    <small class="obs-kind">
      {guest.gender !== "G" && <Sign name="lady" label={texts.term("gender", "L")} />}
      {guest.gender !== "L" && <Sign name="gent" label={texts.term("gender", "G")} />}
      <span class="ui-fitted" style={fitted(words)}>
        {words}
      </span>
    </small>
  );
}
