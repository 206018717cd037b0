/** What flies over the county: tiles, guests, servants, coins and cards, as they lie there. */
import type { JSX } from "preact";
import type { BoardProps } from "../../../contract";
import type { Sign as SignName } from "../art/glyphs";
import { Portrait } from "../art/portraits";
import { Servant } from "../art/servants";
import { Vignette } from "../art/vignette";
import { catalogueOf } from "../model";
import { Sign } from "../parts";
import "./pieces.css";

/** A sign with what it counts, where that is known. */
export function sign(name: SignName, words = ""): JSX.Element {
  return (
    <span class="st-fly ob-fly">
      <Sign name={name} />
      {words !== "" && <b>{words}</b>}
    </span>
  );
}

/** With a sign before it, so that a loss is not taken for a gain. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";
}

export function pounds(amount: number): JSX.Element {
  return sign("coin", `${amount < 0 ? "−" : "+"}£${Math.abs(amount)}`);
}

export function tile(props: BoardProps, id: string): JSX.Element {
  const facts = catalogueOf(props.components).tiles.get(id);
  const category = facts?.category ?? "none";
  return (
    <span class={`ob-fly-tile ob-c-${category}`}>
      <Vignette tile={id} category={category} />
    </span>
  );
}

export function guest(props: BoardProps, id: string): JSX.Element {
  return <Portrait id={id} gender={catalogueOf(props.components).gentry.get(id)?.gender ?? "L"} size="ob-sm" />;
}

export function servant(id: string): JSX.Element {
  return <Servant id={id} size="ob-md" />;
}

/** The back of a card. */
export function back(name: SignName): JSX.Element {
  return (
    <span class="st-fly-card ob-fly-card">
      <Sign name={name} />
    </span>
  );
}
