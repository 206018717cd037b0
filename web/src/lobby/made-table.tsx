/** The table is made: links for those who are invited, for those who watch, and the way in. */
import type { Made } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { joinLink, watchLink } from "../net/tokens";
import { Panel } from "../ui";
import { CopyLink, tableTitle } from "./pieces";

export function MadeTable({ made }: { made: Made }) {
  const texts = useTexts();
  const { table } = made;
  const invited = Object.entries(made.invitations).sort((a, b) => Number(a[0]) - Number(b[0]));
  return (
    <>
      <header class="lb-head">
        <h1 tabIndex={-1}>{texts.t("lobby-made-title", { name: tableTitle(texts, table) })}</h1>
      </header>
      <Panel title={texts.t("lobby-invitations")} id="lb-invitations">
        <p class="lb-about">{texts.t("lobby-invitations-about", { count: invited.length })}</p>
        {invited.map(([seat, invitation]) => (
          <CopyLink
            key={seat}
            sign="open"
            label={texts.t("lobby-invitation", { number: Number(seat) + 1 })}
            link={joinLink(table.id, seat, invitation)}
          />
        ))}
        <CopyLink sign="eye" label={texts.t("lobby-watch-link")} link={watchLink(table.id, made.watch)} />
        <p class="lb-fine">{texts.t("lobby-watch-about")}</p>
        <p class="lb-acts">
          <a class="ui-button ui-button-primary" href={`#/t/${table.id}`}>
            {texts.t("lobby-to-table")}
          </a>
        </p>
      </Panel>
    </>
  );
}
