/** Team play: what the partner asks for, and what agreeing costs. */
import type { JSX } from "preact";
import { Crest } from "./art/crests";
import { GuestLine } from "./guest-card";
import type { ConsentAids } from "./aids";
import { Servants, Sign, familyName } from "./parts";
import type { Common } from "./parts";
import { TileLine } from "./tile-card";
import { money } from "./fact-words";
import "./consent.css";

function Asker({ common, by, words }: { common: Common; by: number; words: string }): JSX.Element {
  return (
    <p class="ob-consent-head">
      <Crest family={common.county.seats[by]?.family ?? null} seat={by} />
      <b>{words}</b>
    </p>
  );
}

/** What agreeing takes: money, a loan, reputation for service help. */
function Cost({ common, asked }: { common: Common; asked: ConsentAids }): JSX.Element {
  const { texts } = common;
  const pounds = asked.pounds ?? 0;
  const loan = asked.loan ?? 0;
  const help = asked.help ?? [];
  return (
    <section aria-label={texts.t("obb-consent-cost")}>
      <h3>{texts.t("obb-consent-cost")}</h3>
      <p class="ob-consent-cost">
        {pounds > 0 && (
          <span class="ob-chip ob-f-money">
            <Sign name="coin" />
            {money(texts, -pounds)}
          </span>
        )}
        {loan > 0 && (
          <span class="ob-chip ob-warned">
            {texts.t("obb-consent-loan", { what: money(texts, loan), steps: asked.steps })}
          </span>
        )}
        {help.length > 0 && (
          <span class="ob-chip ob-warned">
            {texts.t("obb-consent-help", {
              who: texts.joined(help.map((id) => texts.term("servant", id))),
              steps: asked.steps,
            })}
          </span>
        )}
        {pounds === 0 && help.length === 0 && <span class="ob-fine">{texts.t("obb-consent-free")}</span>}
      </p>
    </section>
  );
}

function Activity({ common, asked }: { common: Common; asked: ConsentAids }): JSX.Element | null {
  const { texts, catalogue, names, inspect } = common;
  const activity = asked.activity ?? asked.lending;
  if (activity === undefined) return null;
  const tile = catalogue.tiles.get(String(activity.params["tile"]));
  const guests = asked.guests ?? [];
  const servants = asked.servants ?? [];
  return (
    <>
      {tile !== undefined && <TileLine tile={tile} texts={texts} inspect={inspect} />}
      <p class="ob-fine">{texts.choice(activity, names)}</p>
      {guests.length > 0 && (
        <section aria-label={texts.t("obb-consent-guests")}>
          <h3>{texts.t("obb-consent-guests")}</h3>
          <ul class="ob-invited">
            {guests.map((each) => {
              const guest = catalogue.gentry.get(each);
              const mine = asked.enjoyed?.includes(each) === true;
              return guest === undefined ? null : (
                <li key={each}>
                  <GuestLine
                    common={common}
                    guest={guest}
                    level={4}
                    mark={mine ? <span class="ob-frompartner">{texts.t("obb-consent-yours")}</span> : undefined}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {servants.length > 0 && (
        <section aria-label={texts.t("obb-consent-servants")}>
          <h3>{texts.t("obb-consent-servants")}</h3>
          <Servants ids={servants} texts={texts} size="" />
        </section>
      )}
    </>
  );
}

/** The activity or the money that is asked for. Nothing until the aids have come. */
export function ConsentAsked({ common }: { common: Common }): JSX.Element | null {
  const { texts, more } = common;
  const asked = more.consent;
  if (asked === null) return null;
  const who = familyName(common, asked.by);
  const words = texts.t(
    asked.activity !== undefined
      ? "obb-consent-activity"
      : asked.lending !== undefined
        ? "obb-consent-lending"
        : "obb-consent-money",
    { who, what: money(texts, asked.pounds ?? 0) },
  );
  return (
    <div class="ob-consent">
      <Asker common={common} by={asked.by} words={words} />
      <Activity common={common} asked={asked} />
      <Cost common={common} asked={asked} />
    </div>
  );
}
