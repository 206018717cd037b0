/** A component looked at from the table: the same facts as on its page, and why it cannot be used now. */
import type { Components } from "../contract";
import type { Found } from "../gen/protocol";
import type { Texts } from "../i18n/texts";
import { Icon, Reason, Sheet } from "../ui";
import { ComponentFacts } from "./component-facts";
import "./inspect-sheet.css";

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
  onClose(): void;
}

export function InspectSheet({ game, sort, id, found, components, texts, seats = [], onClose }: InspectSheetProps) {
  const own = found.filter(
    (each) => each.name === id && (each.sort === sort || each.sort === "offer" || each.sort === ""),
  );
  const refused = own.filter((each) => each.why !== null);
  return (
    <Sheet title={texts.term(sort, id)} open onClose={onClose} class="ln-inspect-sheet">
      <ComponentFacts {...{ game, sort, id, components, texts }}>
        {own.length > 0 && refused.length === 0 && (
          <p class="ln-verdict ln-verdict-ok">
            <Icon name="check" />
            <b>{texts.t("learn-inspect-can")}</b>
          </p>
        )}
        {refused.length > 0 && (
          <div class="ln-verdict ln-verdict-no">
            <Icon name="cross" />
            <div>
              <b>{texts.t("learn-inspect-cannot")}</b>
              {refused.map(
                (each, at) =>
                  each.why !== null && <Reason key={at} why={each.why} texts={texts} seats={seats} game={game} />,
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
