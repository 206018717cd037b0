/** What a game brings to the inspector (`games/<game>/inspect.ts`). Without it the data set alone is shown. */
import type { FunctionComponent } from "preact";
import type { Board, Components } from "../contract";
import type { Texts } from "../i18n/texts";
import type { Item, Sort } from "./sorts";
import { plain } from "./values";
import type { Values } from "./values";

interface Thing {
  sort: string;
  id: string;
}

export interface FacesProps {
  game: string;
  item: Item;
  /** The id as the table calls it, with its colour where it has one. */
  id: string;
  board: Board;
  components: Components;
  texts: Texts;
}

export interface Inspection {
  /** Every sort of component there is to leaf through. */
  sorts: readonly Sort[];
  /** By sort and filter, such as `tile category`: the sort of term that names the value; without, `learn-<filter>-<value>`. */
  terms?: Readonly<Record<string, string>>;
  /** Other ids that the table may use for a component of a sort. */
  otherNames?(sort: string, id: string): string[];
  /** What an item is called, where that is not the term of its sort. */
  termOf?(item: Thing): Thing;
  /** By sort: what its stories are told of, where that is another sort. */
  stories: Readonly<Record<string, readonly string[]>>;
  /** Rules that speak of this very item, besides those of its sort. */
  rulesOf?(item: Item): string[];
  /** All there is to know about an item. */
  valuesOf(item: Item, components: Components, texts: Texts): Values;
  /** Other records that name an item. */
  mentions?(item: Item, components: Components): Thing[];
  /** By sort: the lines that the list shows; without, the first two. */
  summaries?: Readonly<Record<string, readonly string[]>>;
  /** Lines that speak for themselves in the list. */
  nameless?: readonly string[];
  /** By sort: how it is drawn, where a single card would not do. */
  Faces?: Readonly<Record<string, FunctionComponent<FacesProps>>>;
  hasDrawing?(sort: string, id: string): boolean;
  drawnAs?(thing: Thing): Thing;
  /** By table of the facts: the sort of what it is about. */
  tables: Readonly<Record<string, string>>;
  /** What a path says of its thing, where the names of the fields do not tell it. */
  fieldOf?(path: string, texts: Texts): string | null;
  /** A value on one line, where it has words of its own. */
  shortValue?(path: string, value: unknown, texts: Texts): string | null;
  /** Whether it makes sense to offer a correction; the server has the last word. */
  isEditable(path: string): boolean;
  /** Lists that are corrected as a whole, though a mark may point into them. */
  whole?: readonly string[];
}

const NOTHING: Inspection = {
  sorts: [],
  stories: {},
  valuesOf: () => plain("", []),
  tables: {},
  isEditable: () => true,
};

const INSPECTIONS = import.meta.glob<Inspection>("../games/*/inspect.ts", { eager: true, import: "default" });

export function inspectionOf(game: string): Inspection {
  return INSPECTIONS[`../games/${game}/inspect.ts`] ?? NOTHING;
}

const COPY = /-[b-l]$/;

/** An item by what the table calls it: `pounds-300-b` is the second copy of its kind. */
export function findItem(game: string, components: Components, sort: string, id: string): Item | null {
  const { sorts, otherNames } = inspectionOf(game);
  const items = sorts.find((each) => each.id === sort)?.items(components) ?? [];
  for (const name of [id, id.replace(COPY, ""), ...(otherNames?.(sort, id) ?? [])]) {
    const found = items.find((item) => item.id === name);
    if (found !== undefined) return found;
  }
  return null;
}

/** What an item is called on these pages. */
export function called(game: string, item: Thing, texts: Texts): string {
  const term = inspectionOf(game).termOf?.(item) ?? item;
  return texts.term(term.sort, term.id);
}

/** The line of background of a component; empty for what has none. */
export function storyOf(game: string, { sort, id }: Thing, texts: Texts): string {
  const prefix = texts.prefixOf(game);
  const sorts = inspectionOf(game).stories[sort] ?? [sort];
  const key = sorts.map((each) => `${prefix}-story-${each}-${id}`).find((each) => texts.has(each));
  return key === undefined ? "" : texts.t(key);
}
