/** The ways to carry out an activity: who serves, which alternatives. What all ways share is not said again. */
import type { JSX } from "preact";
import type { Choice } from "../../../gen/protocol";
import { answering } from "../../../ui/answering";
import { CarriageBadge, ExtraBadge } from "../art/badges";
import { Portrait } from "../art/portraits";
import { money } from "../fact-words";
import { CategorySign, Servants, Sign } from "../parts";
import type { Common } from "../parts";
import { listed } from "./plan";
import "./ways.css";

/** The alternatives that a way takes: of the tile, and of guests. */
function Taken({ common, choice }: { common: Common; choice: Choice }): JSX.Element {
  const { texts, catalogue } = common;
  const own = choice.params["choice"];
  const tile = catalogue.tiles.get(String(choice.params["tile"]));
  const guests = listed(choice, "company").flatMap((item) => {
    const [guest = "", favour] = item.split(":");
    return favour === undefined ? [] : [{ guest, favour }];
  });
  return (
    <>
      {typeof own === "string" && (
        <span class="obs-taken">
          <CategorySign category={tile?.category ?? "none"} />
          {texts.term("choice", own)}
        </span>
      )}
      {guests.map(({ guest, favour }) => (
        <span key={guest} class="obs-taken" title={texts.term("gentry", guest)}>
          <Portrait id={guest} gender={catalogue.gentry.get(guest)?.gender ?? "G"} size="ob-xs" />
          {texts.term("choice", favour)}
        </span>
      ))}
    </>
  );
}

function Way({ common, choice, crew }: { common: Common; choice: Choice; crew: boolean }): JSX.Element {
  const { texts, draft, names } = common;
  const chosen = draft.action === choice.action;
  const servants = listed(choice, "servants");
  const [resting] = listed(choice, "rest");
  const named = (ids: readonly string[]): string => texts.joined(ids.map((id) => texts.term("servant", id)));
  const help = listed(choice, "help");
  const lent = listed(choice, "lent");
  const loan = Number(choice.params["loan"] ?? 0);
  return (
    <li>
      <button
        {...answering(draft, choice.action)}
        class={`ui-control obs-way${chosen ? " obs-picked" : ""}`}
        title={texts.choice(choice, names)}
      >
        <span class="ob-tick">{chosen && <Sign name="check" />}</span>
        {crew && servants.length > 0 && <Servants ids={servants} texts={texts} />}
        {crew && servants.length === 0 && <span>{texts.t("obb-no-service")}</span>}
        <Taken common={common} choice={choice} />
        {listed(choice, "extras").map((item, at) => {
          const [servant = ""] = item.split(":");
          const label = texts.t("obb-extra-one", { who: texts.term("servant", servant) });
          return <ExtraBadge key={at} servant={servant} label={label} />;
        })}
        {choice.params["coachman"] !== undefined && <CarriageBadge label={texts.t("obb-by-carriage")} />}
        {lent.length > 0 && <small>{texts.t("obb-variant-lent", { who: named(lent) })}</small>}
        {resting !== undefined && <small>{texts.t("obb-variant-rest", { who: texts.term("servant", resting) })}</small>}
        {help.length > 0 && <small class="obs-costs">{texts.t("obb-variant-help", { who: named(help) })}</small>}
        {loan > 0 && <small class="obs-costs">{texts.t("obb-variant-loan", { what: money(texts, loan) })}</small>}
      </button>
    </li>
  );
}

export function Ways({
  common,
  choices,
  more,
}: {
  common: Common;
  choices: readonly Choice[];
  more: boolean;
}): JSX.Element | null {
  if (choices.length === 0) return null;
  const crews = new Set(choices.map((choice) => String(choice.params["servants"] ?? "")));
  return (
    <ul class={`obs-ways${choices.length > 6 ? " obs-manyways" : ""}`} aria-label={common.texts.t("ob-guide-crew")}>
      {choices.map((choice) => (
        <Way key={choice.action} common={common} choice={choice} crew={crews.size > 1 || choices.length === 1} />
      ))}
      {more && <li class="obs-fine">{common.texts.t("obb-more-variants")}</li>}
    </ul>
  );
}
