/**
 * An owner's form: one card after another, what is printed on it in fields and lists, and how far one has come. Every
 * key press is kept, so that a box can be gone through in many sittings.
 */
import { useMemo, useRef, useState } from "preact/hooks";
import type { Texts } from "../i18n/texts";
import { Button, Panel, Select } from "../ui";
import { CardFieldView } from "./card-field";
import { cardsOf, checkedOf, nextUnchecked, withField } from "./cards";
import type { Card, CardField } from "./cards";
import { corrected } from "./corrections";
import { withTyped } from "./draft-data";
import type { DraftData } from "./draft-data";
import { factName, tableName } from "./fact-names";
import type { Fact } from "./spread";
import "./card-form.css";

export interface CardFormProps {
  game: string;
  /** The values as shipped. */
  lines: readonly Fact[];
  data: DraftData;
  change(made: (before: DraftData) => DraftData): void;
  texts: Texts;
}

export function CardForm({ game, lines, data, change, texts }: CardFormProps) {
  const tables = useMemo(() => cardsOf(game, lines), [game, lines]);
  const [wanted, setTable] = useState("");
  const table = tables.has(wanted) ? wanted : ([...tables.keys()][0] ?? "");
  const cards = tables.get(table) ?? [];
  const [place, setPlace] = useState(() => nextUnchecked(cards, data.checked, -1) ?? 0);
  const at = Math.min(place, cards.length - 1);
  const card = cards[at];
  const heading = useRef<HTMLHeadingElement>(null);
  if (card === undefined) return <p class="ln-hint">{texts.t("learn-data-none")}</p>;
  const progress = (name: string, those: readonly Card[]): string =>
    texts.t("learn-card-progress", {
      table: tableName(name, texts),
      count: checkedOf(those, data.checked),
      all: those.length,
    });
  const go = (to: number) => {
    setPlace(to);
    heading.current?.focus();
  };
  const isChecked = data.checked.includes(card.path);
  const check = () => {
    const checked = isChecked ? data.checked : [...data.checked, card.path];
    change((before) => ({ ...before, checked }));
    go(nextUnchecked(cards, checked, at) ?? at);
  };
  const next = nextUnchecked(cards, data.checked, at);
  const name = factName(game, card.path, texts).thing;
  return (
    <Panel title={texts.t("learn-card-title")} class="ln-cards">
      <div class="ln-filters">
        <Select
          label={texts.t("learn-data-table")}
          value={table}
          options={[...tables].map(([each, those]) => ({ value: each, label: progress(each, those) }))}
          onChange={(chosen) => {
            setTable(chosen);
            setPlace(nextUnchecked(tables.get(chosen) ?? [], data.checked, -1) ?? 0);
          }}
        />
        <Select
          label={texts.t("learn-card-which")}
          value={String(at)}
          options={cards.map((each, place) => ({
            value: String(place),
            label: `${data.checked.includes(each.path) ? "✓ " : ""}${factName(game, each.path, texts).thing}`,
          }))}
          onChange={(chosen) => setPlace(Number(chosen))}
        />
      </div>
      <p class="ln-card-progress">
        <progress value={checkedOf(cards, data.checked)} max={cards.length} aria-label={texts.t("learn-card-title")} />
        <span role="status" data-progress="">
          {progress(table, cards)}
        </span>
      </p>
      <article class="ui-framed ln-owner-card" key={card.path} aria-labelledby="ln-card-name">
        <header class="ln-card-head">
          <h3 id="ln-card-name" ref={heading} tabIndex={-1}>
            {name}
          </h3>
          <span>{texts.t(isChecked ? "learn-card-checked" : "learn-card-open")}</span>
        </header>
        <Fields card={card} {...{ game, data, change, texts }} />
        <div class="ln-buttons">
          <Button kind="primary" icon="check" onClick={check} data-card-check="">
            {texts.t("learn-card-check")}
          </Button>
          {isChecked && (
            <Button
              onClick={() =>
                change((before) => ({ ...before, checked: before.checked.filter((each) => each !== card.path) }))
              }
            >
              {texts.t("learn-card-uncheck")}
            </Button>
          )}
          <Button disabled={at === 0} onClick={() => go(at - 1)}>
            {texts.t("learn-inspect-previous")}
          </Button>
          <Button disabled={at === cards.length - 1} onClick={() => go(at + 1)}>
            {texts.t("learn-inspect-next")}
          </Button>
          <Button kind="quiet" disabled={next === null} onClick={() => next !== null && go(next)} data-card-next="">
            {texts.t("learn-card-next")}
          </Button>
        </div>
      </article>
    </Panel>
  );
}

/** The uncertain values first; what has a source is there as well, folded. */
function Fields({ card, game, data, change, texts }: Omit<CardFormProps, "lines"> & { card: Card }) {
  const isFirst = (field: CardField): boolean =>
    field.status !== "sourced" || corrected(data.corrections, field.path) !== undefined || field.path in data.typed;
  // A value that is corrected must not jump away under the hand: the order is that of the moment the card was opened.
  const [first] = useState(() => card.fields.filter(isFirst).map(({ path }) => path));
  const rest = card.fields.filter(({ path }) => !first.includes(path));
  const shown = (field: CardField) => (
    <CardFieldView
      key={field.path}
      game={game}
      field={field}
      corrections={data.corrections}
      typed={data.typed[field.path]}
      onType={(text) => change((before) => withTyped(before, field.path, text))}
      onValue={(value) =>
        change((before) => ({
          ...withTyped(before, field.path, null),
          corrections: withField(before.corrections, field, value),
        }))
      }
      texts={texts}
    />
  );
  const list = (fields: readonly CardField[]) => <ul class="ln-card-fields">{fields.map(shown)}</ul>;
  return (
    <>
      {list(card.fields.filter(({ path }) => first.includes(path)))}
      {rest.length > 0 &&
        (first.length === 0 ? (
          list(rest)
        ) : (
          <details class="ln-card-rest">
            <summary>{texts.t("learn-card-rest", { count: rest.length })}</summary>
            {list(rest)}
          </details>
        ))}
    </>
  );
}
