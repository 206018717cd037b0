/** Every component of a game, to leaf through and to look at closely. */
import { useMemo, useState } from "preact/hooks";
import type { Board, Components } from "../contract";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { Frame, Pending, showCurrent } from "../learn/frame";
import { useAnswer } from "../net/answers";
import { folded } from "../learn/rule-index";
import { api } from "../net/api";
import { Icon, Select, TextInput } from "../ui";
import { ComponentFacts, Mark, useBoard } from "./component-facts";
import { Drawn, hasDrawing } from "./faces";
import { called, findItem, inspectionOf } from "./inspection";
import { weakest } from "./provenance";
import type { Filter, Item, Sort } from "./sorts";
import type { Values } from "./values";
import "./inspect-page.css";

export interface InspectPageProps {
  game: string;
  /** A sort of component, and the id of one; empty for the whole list. */
  sort: string;
  id: string;
}

export function InspectPage({ game, sort, id }: InspectPageProps) {
  const texts = useTexts();
  const answer = useAnswer(`components ${game}`, () => api.components(game));
  const components = answer.value;
  const { sorts } = inspectionOf(game);
  const current = sorts.find((each) => each.id === sort) ?? sorts[0];
  return (
    <Frame game={game} page="inspect" {...(id === "" ? { about: texts.t("learn-inspect-about") } : {})}>
      {current === undefined ? (
        <p>
          {texts.t("learn-data-none")} <a href={`#/data/${game}`}>{texts.t("learn-page-data")}</a>
        </p>
      ) : components === null ? (
        <Pending answer={answer} />
      ) : id !== "" ? (
        <One game={game} sort={current} id={id} components={components} texts={texts} />
      ) : (
        <All key={current.id} game={game} sorts={sorts} current={current} components={components} texts={texts} />
      )}
    </Frame>
  );
}

interface OneProps {
  game: string;
  sort: Sort;
  id: string;
  components: Components;
  texts: Texts;
}

function One({ game, sort, id, components, texts }: OneProps) {
  const items = sort.items(components);
  const item = findItem(game, components, sort.id, id);
  const at = items.findIndex((each) => each.id === item?.id);
  const before = items[at - 1];
  const after = items[at + 1];
  return (
    <article class="ln-one" aria-labelledby="ln-one-title">
      <header class="ln-one-head">
        <div>
          <p class="ln-kicker">{texts.t(`learn-sort-${sort.id}`)}</p>
          <h2 id="ln-one-title">
            {item === null ? texts.term(sort.id, id) : called(game, { sort: sort.id, id: item.id }, texts)}
          </h2>
        </div>
        <nav class="ln-leaf" aria-label={texts.t("learn-inspect-leaf")}>
          <a class="ln-way" href={`#/inspect/${game}/${sort.id}`}>
            {texts.t("learn-inspect-all")}
          </a>
          {before !== undefined && (
            <a class="ln-way" href={`#/inspect/${game}/${sort.id}/${before.id}`}>
              {texts.t("learn-inspect-previous")}
            </a>
          )}
          {after !== undefined && (
            <a class="ln-way" href={`#/inspect/${game}/${sort.id}/${after.id}`}>
              {texts.t("learn-inspect-next")}
            </a>
          )}
        </nav>
      </header>
      <ComponentFacts game={game} sort={sort.id} id={id} components={components} texts={texts} />
      <p>
        <a class="ln-way" href={`#/data/${game}`}>
          <Icon name="reconstructed" />
          {texts.t("learn-inspect-correct")}
        </a>
      </p>
    </article>
  );
}

interface AllProps {
  game: string;
  sorts: readonly Sort[];
  current: Sort;
  components: Components;
  texts: Texts;
}

function All({ game, sorts, current, components, texts }: AllProps) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<Partial<Record<Filter, string>>>({});
  const items = useMemo(() => current.items(components), [current, components]);
  const wanted = folded(query.trim());
  const board = useBoard(game);
  const shown = items.filter(
    (item) =>
      current.filters.every((filter) => !chosen[filter] || item.has[filter] === chosen[filter]) &&
      (wanted === "" || folded(called(game, item, texts)).includes(wanted)),
  );
  return (
    <>
      <nav class="ln-sorts" aria-label={texts.t("learn-inspect-sorts")} ref={showCurrent}>
        {sorts.map((sort) => (
          <a
            key={sort.id}
            class="ln-way"
            href={`#/inspect/${game}/${sort.id}`}
            aria-current={sort.id === current.id ? "page" : undefined}
          >
            {texts.t(`learn-sort-${sort.id}`)}
          </a>
        ))}
      </nav>
      <form class="ln-filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <TextInput type="search" label={texts.t("learn-inspect-search")} value={query} onChange={setQuery} />
        {current.filters.map((filter) => (
          <Select
            key={filter}
            label={texts.t(`learn-filter-${filter}`)}
            value={chosen[filter] ?? ""}
            options={optionsOf(game, items, current, filter, texts)}
            onChange={(value) => setChosen({ ...chosen, [filter]: value })}
          />
        ))}
      </form>
      <p class="ln-count" role="status">
        {texts.t("learn-inspect-count", { count: shown.length, total: items.length })}
      </p>
      <ul class="ln-grid">
        {shown.map((item) => (
          <Tile key={item.id} game={game} item={item} board={board} components={components} texts={texts} />
        ))}
      </ul>
    </>
  );
}

function optionsOf(game: string, items: readonly Item[], sort: Sort, filter: Filter, texts: Texts) {
  const values = [...new Set(items.map((item) => item.has[filter] ?? ""))].filter((value) => value !== "");
  const term = inspectionOf(game).terms?.[`${sort.id} ${filter}`];
  const told = values.map((value) => ({
    value,
    label: term !== undefined ? texts.term(term, value) : texts.t(`learn-${filter}-${value}`),
  }));
  return [{ value: "", label: texts.t("learn-filter-any") }, ...told];
}

interface TileProps {
  game: string;
  item: Item;
  board: Board | null;
  components: Components;
  texts: Texts;
}

/** One component of the list: its picture, its name, the facts that matter most, and how certain its values are. */
function Tile({ game, item, board, components, texts }: TileProps) {
  const values = inspectionOf(game).valuesOf(item, components, texts);
  const worst = weakest(values.lines.flatMap(({ cells }) => cells.map(({ origin }) => origin)));
  return (
    <li>
      <a
        class="ln-item"
        style={{ "--cc": `var(--${item.has.category ?? "plain"}, var(--ink-2))` }}
        href={`#/inspect/${game}/${item.sort}/${item.id}`}
      >
        {board !== null && hasDrawing(game, item.sort, item.id) && (
          <span class={`ln-thumb ln-thumb-${item.sort}`} aria-hidden="true">
            <Drawn game={game} sort={item.sort} id={item.id} board={board} components={components} />
          </span>
        )}
        <span class="ln-item-name">{called(game, item, texts)}</span>
        {values.lines.length > 0 && <Mark origin={worst} texts={texts} />}
        <span class="ln-item-facts">{values.about !== "" ? values.about : summary(game, item, values, texts)}</span>
      </a>
    </li>
  );
}

/** The facts by which components of a sort are told apart. */
function summary(game: string, item: Item, values: Values, texts: Texts): string {
  const { summaries, nameless } = inspectionOf(game);
  const wanted = summaries?.[item.sort];
  const lines =
    wanted === undefined
      ? values.lines.slice(0, 2)
      : values.lines.filter(({ label }) => wanted.some((key) => texts.t(key) === label));
  return lines
    .map((line) => {
      const told = [...new Set(line.cells.map(({ words }) => words.join(", ")))].join(" / ");
      return nameless?.some((key) => texts.t(key) === line.label) ? told : `${line.label} ${told}`;
    })
    .join(" · ");
}
