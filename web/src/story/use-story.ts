/** The story at a table: holds the board back while something is told. */
import { h } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board, BoardProps } from "../contract";
import type { Aids, Position, Told } from "../gen/protocol";
import { GivenTexts } from "../i18n/provider";
import type { Session } from "../net/session";
import type { AtTable } from "../table/use-session";
import { useSame, useSteady } from "../ui/same";
import { SeatMarks } from "../ui/seat-marks";
import { seatOf } from "./blocks";
import { isTold, paceNow } from "./pace";
import { beatOf, plan } from "./plan";
import * as queue from "./queue";
import { noteSeen } from "./seen";
import type { Signal } from "./signal";
import { Teller, type Telling } from "./teller";
import { useMissed } from "./use-missed";

export interface Story {
  /** The position to draw: the newest one, or the one before what is being told, where nothing can be answered. */
  position: Position;
  isBehind: boolean;
  /** The aids of the position that is drawn. */
  aids: Aids | null;
  /** What is being told; followed by the few parts that show it. */
  now: Signal<Telling>;
  skip(): void;
  /** Tells what came since the last turn once more; null where there is nothing to tell, or nothing moves. */
  again: (() => void) | null;
  /** Rings what an event changed; null for no event. */
  point(told: Told | null): void;
}

/** As much of it as whoever shows what is being told needs. */
export type StoryShown = Pick<Story, "isBehind" | "now" | "skip" | "again">;

export interface StoryProps {
  at: AtTable;
  latest: Position;
  board: Board | null;
  /** What the board is given whatever the position. */
  common: Omit<BoardProps, "view" | "seat" | "aids" | "waiting" | "scores" | "recent">;
  /** Nothing is told while nobody may look, or somebody looks at something else. */
  isPaused: boolean;
}

const BOARD = ".os-stage, .tb-board";
const CONTROL = "button, a, summary, input, select, [role=button], [tabindex='0']";

export function useStory({ at, latest, board, common, isPaused }: StoryProps): Story {
  const { session } = at;
  const [, redraw] = useState(0);
  const { aids, note } = useAidsByPosition();
  const draw = (position: Position, recent: readonly Told[]): BoardProps => ({
    ...common,
    view: position.view,
    seat: position.seat,
    aids: aids(position),
    waiting: position.waiting,
    scores: position.scores,
    recent,
  });
  const plannedBetween = (from: Position, to: Position, news: readonly Told[]) =>
    isTold() ? plan(board, news, draw(from, news), draw(to, news)) : [];
  const onMove = useSteady(() => {
    at.drawNow();
    redraw((n) => n + 1);
  });
  const teller = useMemo(() => new Teller(latest, draw, onMove), []);
  teller.draw = draw;
  const value = useContext(SeatMarks);
  teller.stage.dress = (piece) =>
    h(GivenTexts, { texts: common.texts, children: h(SeatMarks.Provider, { value, children: piece }) });

  const pace = paceNow();
  const take = (found: Session) => {
    note(found);
    const before = teller.state.latest;
    const newest = found.position;
    if (newest === null || newest === before) return;
    const news = queue.newsOf(before, newest);
    const isHeld = newest.offer === null || news.some((told) => ![-1, newest.seat].includes(seatOf(told)));
    teller.receive(newest, plannedBetween(before, newest, news), paceNow(), isHeld);
  };
  // What comes while something is shown is taken in, and drawn with the next beat. Until then the page lags behind.
  const withheld = useRef<Position | null>(null);
  const hold = useSteady((found: Session) => {
    const { shown, latest: newest } = teller.state;
    withheld.current = null;
    // Where the board is not behind, a question may be open: what has been answered must not stand there any longer.
    const isWaiting = teller.isShowing && queue.isBehind(teller.state);
    if (!isWaiting || found.position === null || !queue.continues(newest, found.position)) return false;
    take(found);
    if (teller.state.shown !== shown) return false;
    withheld.current = found.position;
    return true;
  });
  useEffect(() => {
    at.withhold(hold);
    return () => at.withhold(null);
  }, []);
  // While the page is drawn, so that a new position is never seen before what led to it.
  if (withheld.current === null || withheld.current === latest) {
    withheld.current = null;
    take(session);
  }
  const now = teller.state;
  const isAway = useHidden();
  useEffect(() => {
    teller.pause(isPaused || isAway);
    at.drawNow();
  }, [isPaused, isAway]);
  useEffect(() => teller.run(), [latest]);
  useEffect(() => () => teller.close(), []);

  // An answer that is tried out changes what stands around the rings.
  const { chosen, action } = session.draft;
  useEffect(() => {
    if (action !== null || chosen.length > 0) teller.stage.unring();
  }, [action, chosen.length]);

  const missed = useMissed(at, latest, isPaused, (from, news) =>
    teller.catchUp(from, plannedBetween(from, latest, news)),
  );
  // Told to the end: after a reload the story goes on from here.
  useEffect(() => {
    if (!teller.isRunning && !isPaused && !isAway && !missed.current) noteSeen(common.table.id, now.latest);
  });

  const isBehind = queue.isBehind(now);
  // A press on the board, where it is no control, is as good as the button.
  useEffect(() => {
    if (!isBehind) return;
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(BOARD) !== null && target.closest(CONTROL) === null)
        teller.skip();
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, [isBehind]);
  const first = now.batches[0];
  const position = useMemo(
    () => (isBehind ? withoutQuestion(now.shown, latest, first?.steps.map(({ told }) => told) ?? []) : latest),
    [now.shown, latest, isBehind, first],
  );
  const skip = useSteady(() => teller.skip());
  const again = useSteady(() => teller.again());
  const point = useSteady((told: Told | null) => {
    const props = draw(now.shown, []);
    if (told !== null) teller.stage.ring(beatOf(board, told, props, props)?.ring ?? []);
  });
  return useSame({
    position,
    isBehind,
    aids: aids(isBehind ? now.shown : latest),
    now: teller.now,
    skip,
    again: !teller.isRunning && now.past.length > 0 && pace > 0 ? again : null,
    point,
  });
}

/** A position that is looked at while what followed it is told: it asks nothing, and waits for whoever acts. */
function withoutQuestion(shown: Position, latest: Position, told: readonly Told[]): Position {
  const actor = told.map(seatOf).find((seat) => seat >= 0 && seat !== shown.seat);
  const others = shown.waiting.filter((seat) => seat !== shown.seat);
  const waiting = actor === undefined ? others : [actor];
  return { ...shown, offer: null, undo: latest.undo, thinking: [], waiting };
}

/** Aids come after their position; a position without any has those that were last known. */
function useAidsByPosition(): { aids(wanted: Position): Aids | null; note(session: Session): void } {
  const known = useRef(new WeakMap<Position, Aids>());
  const lent = useRef(new WeakMap<Position, Aids>());
  const last = useRef<{ seat: number | null; aids: Aids } | null>(null);
  const note = ({ position, aids: told }: Session) => {
    if (told === null || position === null) return;
    known.current.set(position, told);
    last.current = { seat: position.seat, aids: told };
  };
  // Until those of a new position come, the ones before stay: panels that vanish for a moment would move others.
  // A position that the story holds is not lent those of every position that comes meanwhile, which it knows nothing of.
  const before = (wanted: Position): Aids | null => {
    const found = lent.current.get(wanted) ?? (last.current?.seat === wanted.seat ? last.current.aids : null);
    if (found !== null) lent.current.set(wanted, found);
    return found;
  };
  return { aids: (wanted) => known.current.get(wanted) ?? before(wanted), note };
}

/** Whether the page is out of sight. */
function useHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  return isHidden;
}
