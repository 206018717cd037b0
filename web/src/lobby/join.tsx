/** Take a seat at somebody's table. */
import { useState } from "preact/hooks";
import type { TableInfo } from "../gen/protocol";
import { TextsProvider } from "../i18n";
import { useTexts } from "../i18n/texts";
import { useAsked } from "../net/answers";
import { api } from "../net/api";
import { keepMade, tokensOf } from "../net/tokens";
import { Button, Panel, TextInput } from "../ui";
import { TeamMark, teamOf } from "../ui/team-mark";
import { GameArt, Glyph, toneOf } from "./art";
import { go, useDoing, useMyName } from "./hooks";
import { clockMessage } from "./pace";
import { Failure, OneOf, seatWords, tableTitle, Trouble } from "./pieces";
import { moduleName } from "./setup-words";
import "./join.css";

export interface JoinProps {
  table: string;
  /** The seat the invitation is for; anything else leaves the choice. */
  seat?: number | null;
  invitation?: string;
}

/** The page #/join/<table>/<seat>/<invitation>. */
export function Join({ table: id, seat = null, invitation = "" }: JoinProps) {
  const texts = useTexts();
  const { value, problem, again } = useAsked(`${id} ${invitation}`, () => api.table(id, invitation || undefined));
  if (value === null) {
    return (
      <div class="lb-page lb-narrow">
        <h1>{texts.t("lobby-join-title")}</h1>
        <Failure problem={problem} again={again} />
        {problem === null && <p role="status">{texts.t("lobby-loading")}</p>}
      </div>
    );
  }
  return (
    <TextsProvider game={value.game}>
      <JoinForm table={value} seat={seat} invitation={invitation} again={again} />
    </TextsProvider>
  );
}

/** The open seats one may take: the one of the invitation, else all. */
export function seatsToTake(table: TableInfo, seat: number | null, invitation: string): number[] {
  const open = table.seats.filter((each) => each.kind === "open").map((each) => each.seat);
  return invitation === "" ? open : open.filter((each) => each === seat);
}

interface FormProps {
  table: TableInfo;
  seat: number | null;
  invitation: string;
  again: () => void;
}

function JoinForm({ table, seat, invitation, again }: FormProps) {
  const texts = useTexts();
  const [name, keepName] = useMyName();
  const seats = seatsToTake(table, seat, invitation);
  const [wanted, setWanted] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useDoing();
  // Whoever was invited may look on, also when somebody else was quicker.
  const canWatch = invitation !== "" && !table.public;
  const chosen = wanted !== null && seats.includes(wanted) ? wanted : (seats[0] ?? null);
  const take = (): void => {
    setTried(true);
    if (name.trim() === "" || chosen === null) return;
    run(async () => {
      try {
        const claimed = await api.claim(table.id, {
          seat: chosen,
          name: name.trim(),
          ...(invitation === "" ? {} : { invitation }),
        });
        keepMade(claimed);
        go(`#/t/${table.id}`);
      } catch (error) {
        again(); // somebody else may have been quicker
        throw error;
      }
    });
  };
  return (
    <div class="lb-page lb-narrow">
      <header class="lb-join-head" style={toneOf(table.game)}>
        <GameArt game={table.game} />
        <h1>{texts.t("lobby-join-table", { name: tableTitle(texts, table) })}</h1>
      </header>
      {tokensOf(table.id).length > 0 && (
        <p class="lb-held">
          <Glyph name="check" /> {texts.t("lobby-held")} <a href={`#/t/${table.id}`}>{texts.t("lobby-to-table")}</a>
        </p>
      )}
      <Panel title={texts.t("lobby-join-about")} id="lb-join-about">
        <Facts table={table} />
      </Panel>
      <Panel title={texts.t("lobby-join-seat")} id="lb-join-seat">
        {seats.length === 0 ? (
          <>
            <Trouble>{texts.t(canWatch ? "lobby-join-used" : "lobby-join-full")}</Trouble>
            <p class="lb-acts">
              {(canWatch || table.public) && (
                <a class="ui-button" href={canWatch ? `#/watch/${table.id}/${invitation}` : `#/t/${table.id}`}>
                  {texts.t("lobby-watch")}
                </a>
              )}
              <a class="ui-button" href="#/">
                {texts.t("lobby-back")}
              </a>
            </p>
          </>
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              take();
            }}
          >
            {seats.length > 1 && (
              <fieldset class="lb-plain">
                <legend>{texts.t("lobby-join-which")}</legend>
                <div class="lb-picks lb-picks-small">
                  <OneOf
                    name="lb-join-seat"
                    picks={seats.map((each) => ({
                      value: String(each),
                      title: texts.t("lobby-seat-number", { number: each + 1 }),
                    }))}
                    chosen={String(chosen)}
                    onPick={(each) => setWanted(Number(each))}
                  />
                </div>
              </fieldset>
            )}
            <TextInput
              label={texts.t("lobby-my-name")}
              value={name}
              maxLength={30}
              autoComplete="nickname"
              {...(tried && name.trim() === "" ? { error: texts.t("lobby-name-needed") } : {})}
              onChange={keepName}
            />
            <Failure problem={problem} />
            <Button kind="primary" type="submit" wide disabled={busy} onClick={() => undefined}>
              {texts.t("lobby-take-seat")}
            </Button>
            <p class="lb-fine">{texts.t("lobby-take-seat-about")}</p>
          </form>
        )}
      </Panel>
    </div>
  );
}

function Facts({ table }: { table: TableInfo }) {
  const texts = useTexts();
  const clock = clockMessage(table.time);
  const partners = usePartners(table);
  const modules = table.modules
    .filter((module) => module !== "base")
    .map((module) => moduleName(texts, table.game, module));
  return (
    <>
      <dl class="lb-summary">
        <div>
          <dt>{texts.t("lobby-game")}</dt>
          <dd>{texts.gameName(table.game)}</dd>
        </div>
        <div>
          <dt>{texts.t("lobby-modules")}</dt>
          <dd>{modules.length === 0 ? texts.t("lobby-modules-none") : texts.joined(modules)}</dd>
        </div>
        <div>
          <dt>{texts.t("lobby-clock")}</dt>
          <dd>{texts.t(clock.key, clock.params)}</dd>
        </div>
        <div>
          <dt>{texts.t("lobby-data")}</dt>
          <dd>
            <code>{table.data}</code> {table.corrected && <small>{texts.t("lobby-corrected")}</small>}
          </dd>
        </div>
      </dl>
      <ol class="lb-sitting" aria-label={texts.t("lobby-seats")}>
        {seatWords(texts, table.seats).map((words, at) => (
          <li key={at} class={table.seats[at]?.kind === "open" ? "lb-sitting-open" : ""}>
            <Glyph name={table.seats[at]?.kind === "open" ? "open" : table.seats[at]?.kind === "bot" ? "bot" : "me"} />
            {words}
            <TeamOf partners={partners} seat={at} />
          </li>
        ))}
      </ol>
    </>
  );
}

function TeamOf({ partners, seat }: { partners: readonly number[]; seat: number }) {
  const texts = useTexts();
  const team = teamOf(partners, seat);
  return team === null ? null : (
    <TeamMark team={team} size="small" label={texts.t("lobby-team", { number: team + 1 })} />
  );
}

/** Who plays with whom: the server knows it of any setup. */
function usePartners({ id, game, seats, modules, options }: TableInfo): readonly number[] {
  const { value } = useAsked(`setup ${id}`, () => api.checkSetup({ game, seats: seats.length, modules, options }));
  return value?.partners ?? [];
}
