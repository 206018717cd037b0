/** What every part of the board is given, made of what the shell of the table gives. */
import type { BoardProps } from "../../contract";
import { boardAidsOf } from "./aids";
import { catalogueOf, countyOf } from "./model";
import type { Common } from "./parts";

export function commonOf(props: BoardProps): Common {
  const county = countyOf(props.view);
  return {
    ...props,
    county,
    isAsking: county.question !== "",
    catalogue: catalogueOf(props.components),
    more: boardAidsOf(props.aids),
  };
}
