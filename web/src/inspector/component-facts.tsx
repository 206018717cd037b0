/** The facts of one component: picture, values with their provenance, rules that speak of it. */
import "./inspect.css";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Board, Components } from "../contract";
import type { Texts } from "../i18n/texts";
import { loadBoard } from "../table/boards";
import { HeadRow, Icon } from "../ui";
import type { IconName } from "../ui";
import { Faces, hasDrawing } from "./faces";
import { findItem, inspectionOf, storyOf } from "./inspection";
import { sourcesByStatus } from "./provenance";
import type { Origin, Status } from "./provenance";
import type { Item } from "./sorts";
import type { Cell, Values } from "./values";
import "./component-facts.css";

const SIGNS: Readonly<Record<Status, IconName>> = {
  sourced: "book",
  convention: "info",
  derived: "link",
  reconstructed: "reconstructed",
  corrected: "check",
};

/** The board of a game once it is there; pictures are the board's. */
export function useBoard(game: string): Board | null {
  const [board, setBoard] = useState<{ game: string; board: Board | null }>({ game, board: null });
  useEffect(() => {
    let isCurrent = true;
    loadBoard(game).then(
      (found) => isCurrent && setBoard({ game, board: found }),
      () => undefined, // without pictures the facts are still there
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return board.game === game ? board.board : null;
}

/** A sign that says where a value comes from. */
export function Mark({ origin, texts }: { origin: Origin; texts: Texts }) {
  const called = texts.t(`ui-status-${origin.status}`);
  return (
    <span class={`ln-prov ln-prov-${origin.status}`} title={called}>
      <Icon name={SIGNS[origin.status]} />
      <span class="ui-hidden">{called}</span>
    </span>
  );
}

export interface ComponentFactsProps {
  game: string;
  sort: string;
  id: string;
  components: Components;
  texts: Texts;
  /** Shown between the picture and the facts, such as why it cannot be used. */
  children?: ComponentChildren;
}

/** Everything about a component, for a page or a sheet. */
export function ComponentFacts({ game, sort, id, components, texts, children }: ComponentFactsProps) {
  const board = useBoard(game);
  const item = findItem(game, components, sort, id);
  if (item === null) return <p>{texts.t("learn-inspect-unknown", { name: texts.term(sort, id) })}</p>;
  const values = inspectionOf(game).valuesOf(item, components, texts);
  const rules = [
    ...(inspectionOf(game).rulesOf?.(item) ?? []),
    ...(inspectionOf(game).sorts.find((each) => each.id === sort)?.rules ?? []),
  ];
  const story = storyOf(game, item, texts);
  return (
    <div class="ln-component">
      {story !== "" && <p class="ln-story">{story}</p>}
      {board !== null && hasDrawing(game, sort, id) && (
        <div class="ln-picture">
          <Faces {...{ game, item, id, board, components, texts }} />
        </div>
      )}
      <div class="ln-facts">
        {children}
        {values.about !== "" && <p class="ln-does">{values.about}</p>}
        {values.lines.length > 0 && <ValueTable values={values} texts={texts} />}
        <Legend values={values} texts={texts} />
        <Related game={game} item={item} components={components} texts={texts} />
        <Links
          title={texts.t("learn-inspect-rules")}
          icon="book"
          links={rules.map((rule) => [`#/rules/${game}/${rule}`, texts.citation(rule)])}
        />
      </div>
    </div>
  );
}

function ValueTable({ values, texts }: { values: Values; texts: Texts }) {
  const faces = values.faces.map((face, at) => ({
    words: (
      <>
        {at === 1 && <Icon name="rose" />}
        {face}
      </>
    ),
  }));
  return (
    <table class="ln-values">
      <caption class="ui-hidden">{texts.t("learn-inspect-values")}</caption>
      {values.faces.length > 0 && <HeadRow columns={[texts.t("ui-value"), ...faces]} />}
      <tbody>
        {values.lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">{line.label}</th>
            {line.cells.map((cell, at) => (
              <td key={at}>
                <div class="ln-cell">
                  <Told cell={cell} />
                  <Mark origin={cell.origin} texts={texts} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Told({ cell }: { cell: Cell }) {
  if (cell.words.length < 2) return <span>{cell.words[0]}</span>;
  return (
    <ul class="ln-told">
      {cell.words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/** Says what the marks mean that occur here, and what the values rest on. */
function Legend({ values, texts }: { values: Values; texts: Texts }) {
  const origins = sourcesByStatus(values.lines.flatMap(({ cells }) => cells.map(({ origin }) => origin)));
  if (origins.length === 0) return null;
  return (
    <section class="ln-legend" aria-label={texts.t("learn-inspect-origin")}>
      <dl>
        {origins.map(([status, sources]) => (
          <div key={status}>
            <dt>
              <Mark origin={{ status, source: "" }} texts={texts} />
              <b aria-hidden="true">{texts.t(`ui-status-${status}`)}</b>
            </dt>
            <dd>
              {texts.t(`learn-mark-${status}`)}
              {sources.length > 0 && <small lang="en">{sources.join(" · ")}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Related({
  game,
  item,
  components,
  texts,
}: {
  game: string;
  item: Item;
  components: Components;
  texts: Texts;
}) {
  const found = inspectionOf(game).mentions?.(item, components) ?? [];
  if (found.length === 0) return null;
  return (
    <Links
      title={texts.t("learn-inspect-related")}
      icon="link"
      links={found.map(({ sort, id }) => [`#/inspect/${game}/${sort}/${id}`, texts.term(sort, id)])}
    />
  );
}

interface LinksProps {
  title: string;
  icon: IconName;
  /** Where each leads, and its words. */
  links: readonly (readonly [string, string])[];
}

function Links({ title, icon, links }: LinksProps) {
  return (
    <section aria-label={title}>
      <h3 class="ln-sub">
        <Icon name={icon} />
        {title}
      </h3>
      <ul class="ln-links">
        {links.map(([href, words]) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
