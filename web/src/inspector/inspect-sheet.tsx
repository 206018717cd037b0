/** A component looked at from the table: the same facts as on its page, and why it cannot be used now. */
import type { Components } from "../contract";
import type { Found } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { Icon, Reason, remedyWords, Sheet } from "../ui";
import { ComponentFacts } from "./component-facts";
import "./inspect-sheet.css";

export type When = "now" | "asked" | "next";

const SAID = { now: "learn-inspect-can", asked: "learn-inspect-can-asked", next: "learn-inspect-can-next" } as const;

export interface InspectSheetProps {
  game: string;
  sort: string;
  id: string;
  /** What the aids or the server say about it; entries about other things are passed over. */
  found: readonly Found[];
  components: Components;
  texts: Texts;
  /** What to call the seats, for reasons that speak of one. */
  seats?: readonly string[];
  /** When the looking seat could use it: now, later when that is asked, or not before its next turn. */
  when?: When;
  onClose(): void;
}

export function InspectSheet(props: InspectSheetProps) {
  const { game, sort, id, found, components, texts, seats = [], when = "now", onClose } = props;
  const own = found.filter(
    (each) => each.name === id && (each.sort === sort || each.sort === "offer" || each.sort === ""),
  );
  const refused = own.filter((each) => each.why !== null);
  const possible = own.filter((each) => each.why === null);
  return (
    <Sheet title={texts.term(sort, id)} open onClose={onClose} class="ln-inspect-sheet">
      <ComponentFacts {...{ game, sort, id, components, texts }}>
        {possible.length > 0 && (
          <div class="ln-verdict ln-verdict-ok">
            <Icon name="check" />
            <div>
              <b>{texts.t(SAID[when])}</b>
              {possible.map((each, at) => (
                <p key={at}>{texts.t(`${texts.prefixOf(game)}-possible-${each.sort || sort}`)}</p>
              ))}
            </div>
          </div>
        )}
        {refused.length > 0 && (
          <div class="ln-verdict ln-verdict-no">
            <Icon name="cross" />
            <div>
              <b>{texts.t("learn-inspect-cannot")}</b>
              {refused.map(
                ({ why, remedy }, at) =>
                  why !== null && (
                    <div key={at}>
                      <Reason why={why} texts={texts} seats={seats} game={game} />
                      {remedy !== null && <p class="ui-remedy">{remedyWords(texts, remedy, seats)}</p>}
                    </div>
                  ),
              )}
            </div>
          </div>
        )}
      </ComponentFacts>
      <p>
        <a href={`#/inspect/${game}/${encodeURIComponent(sort)}/${encodeURIComponent(id)}`}>
          {texts.t("learn-inspect-page")}
        </a>
      </p>
    </Sheet>
  );
}
