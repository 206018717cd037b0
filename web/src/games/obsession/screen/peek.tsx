/**
 * The card that opens beside a thing after hovering or focusing it for a moment, and the ways to its whole sheet: the
 * key i, a right click, or holding it down. Parts only say what a thing is (`data-peek`); one place listens.
 */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { verdictOf } from "../aids";
import { faceOf } from "../model";
import { WhyLine, ownRow } from "../parts";
import type { Common } from "../parts";
import { FaceFacts } from "../tile-card";
import { GuestFace, ObjectiveFace, TileFace } from "./faces";
import { watching } from "./watching";
import "./peek.css";

const WAIT = 400;
const HOLD = 550;
const GAP = 8;

interface Seen {
  sort: string;
  id: string;
  box: DOMRect;
}

function peeked(target: EventTarget | null): { element: HTMLElement; sort: string; id: string } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-peek]") : null;
  const [sort = "", id = ""] = element?.dataset["peek"]?.split(" ") ?? [];
  return element === null || id === "" ? null : { element, sort, id };
}

/** Which reasons are about a thing: tiles on offer have their own. */
function Why({ common, sort, id }: { common: Common; sort: string; id: string }): JSX.Element | null {
  const { aids, texts, names } = common;
  const isOwn = ownRow(common)?.estate.some((each) => each.tile === id) === true;
  const { why, remedy } = verdictOf(aids?.found ?? [], sort === "tile" && !isOwn ? "offer" : sort, id);
  return why === null ? null : <WhyLine why={why} remedy={remedy} texts={texts} names={names} />;
}

function About({ common, seen }: { common: Common; seen: Seen }): JSX.Element | null {
  const { catalogue, texts } = common;
  const { sort, id } = seen;
  if (sort === "gentry") {
    const guest = catalogue.gentry.get(id);
    return guest === undefined ? null : (
      <GuestFace common={common} guest={guest}>
        <Why common={common} sort={sort} id={id} />
      </GuestFace>
    );
  }
  if (sort === "tile") {
    const tile = catalogue.tiles.get(id);
    if (tile === undefined) return null;
    const side = ownRow(common)?.estate.find((each) => each.tile === id)?.side ?? "front";
    const other = side === "front" ? "back" : "front";
    return (
      <TileFace common={common} tile={tile} side={side}>
        {tile.flip !== "never" && (
          <div class="obs-peek-other">
            <small>{texts.t(side === "front" ? "obb-after-hosting" : "obb-then")}</small>
            <FaceFacts tile={id} face={faceOf(tile, other)} side={other} texts={texts} />
          </div>
        )}
        <Why common={common} sort={sort} id={id} />
      </TileFace>
    );
  }
  if (sort === "objective") return <ObjectiveFace common={common} id={id} />;
  if (sort === "servant") {
    const can = `ob-servant-${id}`;
    return (
      <p class="obs-peek-words">
        <b>{texts.term("servant", id)}</b>
        {texts.has(can) && <span>{texts.t(can)}</span>}
        <Why common={common} sort={sort} id={id} />
      </p>
    );
  }
  return null;
}

/** Beside the thing, on the side with more room, and never over the tray. */
function placed(seen: Seen, card: HTMLElement): { left: string; top: string } {
  const { width, height } = card.getBoundingClientRect();
  const { box } = seen;
  const right = box.right + GAP + width <= window.innerWidth;
  const left = right ? box.right + GAP : Math.max(GAP, box.left - GAP - width);
  const most =
    (document.querySelector(".os-tray-place")?.getBoundingClientRect().top ?? window.innerHeight) - height - GAP;
  return { left: `${left}px`, top: `${Math.max(GAP, Math.min(box.top, most))}px` };
}

export const Peek = watching(({ common }: { common: Common }): JSX.Element | null => {
  const [seen, setSeen] = useState<Seen | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const { inspect } = common;
  const opening = useRef(inspect);
  opening.current = inspect;
  useEffect(() => {
    let timer = 0;
    let holding = 0;
    let current: HTMLElement | null = null;
    const close = (): void => {
      clearTimeout(timer);
      current = null;
      setSeen(null);
    };
    const enter = (event: Event): void => {
      const found = peeked(event.target);
      if (found === null) {
        if (current !== null) close();
        return;
      }
      if (found.element === current) return;
      close();
      if (event.type === "focusin" && !found.element.matches(":focus-within:has(:focus-visible)")) return;
      current = found.element;
      const { sort, id, element } = found;
      timer = window.setTimeout(() => setSeen({ sort, id, box: element.getBoundingClientRect() }), WAIT);
    };
    const sheet = (event: Event): void => {
      const found = peeked(event.target);
      if (found === null) return;
      event.preventDefault();
      close();
      opening.current(found.sort, found.id);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
      const isWriting = event.target instanceof HTMLElement && event.target.closest("input, textarea, select") !== null;
      if (event.key === "i" && !isWriting && !event.ctrlKey && !event.metaKey && !event.altKey) sheet(event);
    };
    const down = (event: PointerEvent): void => {
      clearTimeout(holding);
      clearTimeout(timer);
      setSeen(null);
      if (event.pointerType !== "mouse") holding = window.setTimeout(() => sheet(event), HOLD);
    };
    const up = (): void => clearTimeout(holding);
    const listeners: [string, (event: never) => void][] = [
      ["pointerover", enter],
      ["focusin", enter],
      ["contextmenu", sheet],
      ["keydown", key],
      ["pointerdown", down],
      ["pointerup", up],
      ["pointercancel", up],
    ];
    for (const [name, heard] of listeners) document.addEventListener(name, heard as EventListener);
    return () => {
      up();
      clearTimeout(timer);
      for (const [name, heard] of listeners) document.removeEventListener(name, heard as EventListener);
    };
  }, []);
  useEffect(() => {
    if (seen === null || card.current === null) return;
    Object.assign(card.current.style, placed(seen, card.current), { visibility: "visible" });
  }, [seen]);
  if (seen === null) return null;
  return (
    <div ref={card} class="obs-peek" role="tooltip" aria-hidden="true">
      <About common={common} seen={seen} />
    </div>
  );
});
