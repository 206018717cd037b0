/** The ways to carry out an activity once the company is complete: who serves, which alternatives, who else is placed. */
import type { JSX } from "preact";
import type { Choice, Stage } from "../../gen/protocol";
import { answering } from "../../ui/answering";
import { CarriageBadge, ExtraBadge } from "./art/badges";
import { isSpecial } from "./answers";
import { Servants, Sign } from "./parts";
import type { Common } from "./parts";
import { money } from "./fact-words";
import "./variants.css";

const ASK_CREW = "ob-guide-crew";

/** The alternatives that an activity takes: of the tile, and of guests (`guest:favour`). */
function alternatives(common: Common, choice: Choice): string[] {
  const { texts } = common;
  const found: string[] = [];
  const own = choice.params["choice"];
  if (typeof own === "string") {
    found.push(
      texts.t("obb-variant-favour", {
        who: texts.term("tile", String(choice.params["tile"])),
        what: texts.term("choice", own),
      }),
    );
  }
  for (const item of String(choice.params["company"] ?? "").split(",")) {
    const [guest = "", favour] = item.split(":");
    if (favour !== undefined)
      found.push(
        texts.t("obb-variant-favour", { who: texts.term("gentry", guest), what: texts.term("choice", favour) }),
      );
  }
  return found;
}

function words(value: unknown): string[] {
  return typeof value === "string" && value !== "" ? value.split(",") : [];
}

export function Variant({ common, choice }: { common: Common; choice: Choice }): JSX.Element {
  const { texts, draft, names } = common;
  const chosen = draft.action === choice.action;
  const crew = words(choice.params["servants"]);
  const help = words(choice.params["help"]);
  const rest = words(choice.params["rest"]);
  const loan = Number(choice.params["loan"] ?? 0);
  const lent = words(choice.params["lent"]);
  return (
    <li>
      <button {...answering(draft, choice.action)} class={`ob-variant${chosen ? " ob-picked" : ""}`}>
        <span class="ui-hidden">{texts.choice(choice, names)}</span>
        <span class="ob-tick">{chosen && <Sign name="check" />}</span>
        <span class="ob-variant-crew">
          {crew.length === 0 ? (
            <span>{texts.t("obb-no-service")}</span>
          ) : (
            <Servants ids={crew} texts={texts} size="ob-sm" />
          )}
          {words(choice.params["extras"]).map((item, at) => {
            const [servant = ""] = item.split(":");
            return (
              <ExtraBadge
                key={at}
                servant={servant}
                label={texts.t("obb-extra-one", { who: texts.term("servant", servant) })}
              />
            );
          })}
          {choice.params["coachman"] !== undefined && <CarriageBadge label={texts.t("obb-by-carriage")} />}
        </span>
        <span class="ob-variant-told">
          {alternatives(common, choice).map((line) => (
            <span key={line} class="ob-chip">
              {line}
            </span>
          ))}
          {lent.length > 0 && (
            <span class="ob-chip">
              {texts.t("obb-variant-lent", { who: texts.joined(lent.map((id) => texts.term("servant", id))) })}
            </span>
          )}
          {rest.length > 0 && (
            <span class="ob-chip">{texts.t("obb-variant-rest", { who: texts.term("servant", rest[0] ?? "") })}</span>
          )}
          {help.length > 0 && (
            <span class="ob-chip ob-warned">
              {texts.t("obb-variant-help", { who: texts.joined(help.map((id) => texts.term("servant", id))) })}
            </span>
          )}
          {loan > 0 && (
            <span class="ob-chip ob-warned">{texts.t("obb-variant-loan", { what: money(texts, loan) })}</span>
          )}
        </span>
      </button>
    </li>
  );
}

/** The complete answers of a stage; nothing while the activity is not complete. */
export function Variants({ common, stage }: { common: Common; stage: Stage }): JSX.Element | null {
  const { texts } = common;
  const choices = stage.choices.filter((choice) => !isSpecial(choice));
  if (choices.length === 0) return null;
  return (
    <>
      <h3>{texts.t(choices.length > 1 ? ASK_CREW : "obb-crew-one")}</h3>
      <ul class="ob-variants">
        {choices.map((choice) => (
          <Variant key={choice.action} common={common} choice={choice} />
        ))}
      </ul>
      {stage.more && <p class="ob-fine">{texts.t("obb-more-variants")}</p>}
    </>
  );
}
