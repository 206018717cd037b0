/**
 * Parts of the board that are drawn anew only when something that they show has changed. Nearly every position of
 * somebody else's turn leaves my estate, my hand, my servants and most of the market as they are.
 */
import { Component, type ComponentType, type FunctionComponent } from "preact";
import { Noted } from "../../../ui/noted";
import { isAlike } from "../../../ui/same";
import type { Common } from "../parts";

/** The seats are read one by one: a plate shows one of them. */
const DEPTH = { county: { seats: {} }, more: {} };

export function watching<Props extends { common: Common }>(Drawn: FunctionComponent<Props>): ComponentType<Props> {
  return class Watching extends Component<Props> {
    noted: Noted<Common> | null = null;

    override shouldComponentUpdate(next: Props): boolean {
      const { common: _before, ...before } = this.props as Props;
      const { common, ...rest } = next;
      return this.noted === null || !isAlike(before, rest) || !this.noted.holds(common);
    }

    override render() {
      const given = this.props as Props;
      this.noted = new Noted(given.common, DEPTH);
      return <Drawn {...given} common={this.noted.seen} />;
    }
  };
}
