/** Everything about the table that is not a move: links, leaving, files, rematch, settings. */
import { useState } from "preact/hooks";
import type { TableInfo } from "../gen/protocol";
import { isHere } from "../net/places";
import { joinLink, kept, seatLink, watchLink } from "../net/tokens";
import { Button, Confirm, Sheet, toast } from "../ui";
import { askToNotify } from "./attention";
import { LinkField } from "./link-field";
import { usePreference } from "./preferences";
import type { GameDeeds } from "./end/score-sheet";
import { TablePreferences } from "./table-preferences";
import { useSay } from "../i18n/say";
import "./table-menu.css";

export interface TableMenuProps extends GameDeeds {
  open: boolean;
  onClose(): void;
  table: TableInfo;
  seat: number | null;
  held: readonly number[];
  names: readonly string[];
  over: boolean;
  onLeave(): void;
  onReturn(): void;
  onLook(seat: number | null): void;
  onKeys(): void;
  onCoach(): void;
}

export function TableMenu(props: TableMenuProps) {
  const { open, onClose, table, seat, held, names } = props;
  const t = useSay();
  const own = seat === null ? null : (table.seats[seat] ?? null);
  const act = (deed: () => void) => () => {
    onClose();
    deed();
  };
  return (
    <Sheet title={t("table-menu")} open={open} onClose={onClose}>
      <div class="tb-menu">
        {own !== null && held.includes(own.seat) && !props.over && (
          <section>
            <h3>{t("table-menu-seat")}</h3>
            {own.away ? (
              <Button icon="person" onClick={act(props.onReturn)}>
                {t("table-return")}
              </Button>
            ) : (
              <LeaveButton onLeave={act(props.onLeave)} />
            )}
            {held.length > 1 &&
              held
                .filter((each) => each !== seat)
                .map((each) => (
                  <Button key={each} icon="swap" onClick={act(() => props.onLook(each))}>
                    {t("table-look-as", { name: names[each] ?? "" })}
                  </Button>
                ))}
          </section>
        )}
        <section>
          <h3>{t("table-menu-links")}</h3>
          <Links table={table} names={names} />
        </section>
        <section>
          <h3>{t("table-menu-game")}</h3>
          <p class="tb-note tb-data">
            {t("table-data")} <code>{table.data}</code>{" "}
            {table.corrected && <strong data-corrected="">{t("table-corrected")}</strong>}
          </p>
          <Button icon="help" onClick={act(props.onCoach)} data-coach-open="">
            {t("table-coach")}
          </Button>
          <Button icon="step" onClick={act(props.onReplay)}>
            {t("table-replay-start")}
          </Button>
          <Button icon="sheet" onClick={act(props.onExport)} data-export="">
            {t("table-export")}
          </Button>
          {held.length > 0 && props.over && table.rematch === "" && (
            <Button icon="redo" onClick={act(props.onRematch)}>
              {t("table-rematch")}
            </Button>
          )}
          <a class="tb-link-button" href={`#/rules/${table.game}`}>
            {t("table-rules")}
          </a>
          <a class="tb-link-button" href={`#/aids/${table.game}`}>
            {t("table-aids")}
          </a>
          <Button icon="help" onClick={act(props.onKeys)}>
            {t("table-keys")}
          </Button>
        </section>
        <section>
          <h3>{t("table-menu-settings")}</h3>
          <TablePreferences />
          <NotifyButton />
          <a class="tb-link-button" href="#/settings">
            {t("table-settings")}
          </a>
        </section>
      </div>
    </Sheet>
  );
}

function LeaveButton({ onLeave }: { onLeave(): void }) {
  const t = useSay();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button icon="door" onClick={() => setAsking(true)}>
        {t("table-leave")}
      </Button>
      <Confirm
        title={t("table-leave")}
        open={isAsking}
        kind="danger"
        yes={t("table-leave-yes")}
        no={t("table-cancel")}
        onAnswer={(agree) => (agree ? onLeave() : setAsking(false))}
      >
        <p>{t("table-leave-why")}</p>
      </Confirm>
    </>
  );
}

/** Links as fields to copy from: for my other device, for open seats, for spectators. */
function Links({ table, names }: { table: TableInfo; names: readonly string[] }) {
  const t = useSay();
  const mine = kept(table.id);
  const token = mine?.tokens[0];
  if (isHere(table.id)) return null; // nobody else can come to this device
  const open = table.seats.filter((seat) => seat.kind === "open");
  return (
    <>
      {open.map((seat) => {
        const invitation = mine?.invitations[String(seat.seat)];
        return invitation !== undefined || table.public ? (
          <LinkField
            key={seat.seat}
            label={t("table-link-seat", { name: names[seat.seat] ?? String(seat.seat + 1) })}
            hint={t("table-link-seat-hint")}
            link={joinLink(table.id, seat.seat, invitation ?? "")}
          />
        ) : null;
      })}
      {(mine?.watch || table.public) && (
        <LinkField
          label={t("table-link-watch")}
          hint={t("table-link-watch-hint")}
          link={watchLink(table.id, mine?.watch ?? "")}
        />
      )}
      {token !== undefined && (
        <LinkField label={t("table-link-mine")} hint={t("table-link-mine-hint")} link={seatLink(table.id, token)} />
      )}
    </>
  );
}

/** Permission is asked for only here, on a press. */
function NotifyButton() {
  const t = useSay();
  const [notify, setNotify] = usePreference("notify");
  const isOn = notify === "on";
  const toggle = async () => {
    if (isOn) return setNotify("off");
    if (await askToNotify()) setNotify("on");
    else toast(t("table-notify-denied"), "warn");
  };
  return (
    <Button icon="bell" pressed={isOn} onClick={() => void toggle()}>
      {t(isOn ? "table-notify-on" : "table-notify-off")}
    </Button>
  );
}
