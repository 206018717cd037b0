/** Tiles to choose from where there are many: those of the bag that the useful man could fetch, those to give up. */
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import type { Choice } from "../../gen/protocol";
import { AnswerButton } from "./answers";
import { CATEGORIES } from "./model";
import type { TileFacts } from "./model";
import { CategorySign, FilterButton, Name, Rating, Tap } from "./parts";
import type { Common } from "./parts";
import { TwoFaces } from "./tile-card";
import "./pickers.css";

interface PickerProps {
  choices: readonly Choice[];
  common: Common;
}

interface Row {
  choice: Choice;
  tile: TileFacts;
  name: string;
}

function rowsOf({ choices, common }: PickerProps): Row[] {
  const rows: Row[] = [];
  for (const choice of choices) {
    const tile = common.catalogue.tiles.get(String(choice.params["tile"]));
    if (tile !== undefined) rows.push({ choice, tile, name: common.texts.term("tile", tile.id) });
  }
  return rows;
}

function fold(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function TileRow({ row, common, short }: { row: Row; common: Common; short: string }): JSX.Element {
  const { texts, inspect, draft } = common;
  return (
    <li class={`ob-pickrow ob-c-${row.tile.category}${draft.action === row.choice.action ? " ob-picked" : ""}`}>
      <CategorySign category={row.tile.category} />
      <Name level={4}>
        <Tap sort="tile" id={row.tile.id} name={row.name} inspect={inspect} />
      </Name>
      <Rating value={row.tile.pr} texts={texts} />
      <TwoFaces tile={row.tile} texts={texts} />
      <AnswerButton choice={row.choice} common={common} short={short} />
    </li>
  );
}

/** The bag, to be searched: the useful man leaves the game for one of these tiles. */
export function FetchPicker(props: PickerProps): JSX.Element | null {
  const { texts, draft } = props.common;
  const [sought, setSought] = useState("");
  const [category, setCategory] = useState("");
  const field = useId();
  const rows = rowsOf(props);
  if (rows.length === 0) return null;
  const shown = rows.filter((row) => {
    if (row.choice.action === draft.action) return true;
    return (category === "" || row.tile.category === category) && fold(row.name).includes(fold(sought.trim()));
  });
  const kinds = CATEGORIES.filter((each) => rows.some((row) => row.tile.category === each));
  return (
    <details class="ob-fold ob-fetch">
      <summary>{texts.t("obb-fetch", { count: rows.length })}</summary>
      <p class="ob-fine">{texts.t("obb-fetch-note")}</p>
      <div class="ob-filters">
        <label class="ob-search" for={field}>
          {texts.t("obb-fetch-search")}
          <input id={field} type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
        </label>
        {["", ...kinds].map((each) => (
          <FilterButton key={each} on={category === each} onPick={() => setCategory(each)}>
            {each === "" ? texts.t("obb-fetch-all") : texts.term("category", each)}
          </FilterButton>
        ))}
      </div>
      <p class="ob-fine" role="status">
        {texts.t("obb-fetch-found", { count: shown.length })}
      </p>
      <ul class="ob-picker">
        {shown.map((row) => (
          <TileRow key={row.choice.action} row={row} common={props.common} short={texts.t("obb-fetch-this")} />
        ))}
      </ul>
    </details>
  );
}

/** Tiles of full columns that may be given up for room. */
export function ScrapList(props: PickerProps): JSX.Element | null {
  const { texts } = props.common;
  const rows = rowsOf(props);
  if (rows.length === 0) return null;
  return (
    <details class="ob-fold">
      <summary>{texts.t("obb-scrap", { count: rows.length })}</summary>
      <p class="ob-fine">{texts.t("obb-scrap-note")}</p>
      <ul class="ob-picker">
        {rows.map((row) => (
          <TileRow key={row.choice.action} row={row} common={props.common} short={texts.t("obb-scrap-this")} />
        ))}
      </ul>
    </details>
  );
}
