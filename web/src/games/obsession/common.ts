/** What every part of the board is given, made of what the shell of the table gives. */
import type { BoardProps } from "../../contract";
import { boardAidsOf } from "./aids";
import { catalogueOf, countyOf } from "./model";
import type { Common } from "./parts";

export function commonOf(props: BoardProps): Common {
  return {
    ...props,
    county: countyOf(props.view),
    catalogue: catalogueOf(props.components),
    more: boardAidsOf(props.aids),
  };
}
