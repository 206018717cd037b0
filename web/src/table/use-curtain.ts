/** Which of several people at one screen looks, and when the curtain has to come down. */
import { useEffect, useState } from "preact/hooks";
import type { Position } from "../gen/protocol";
import type { Input, Session } from "../net/session";
import { curtainFor } from "./curtain";
import { usePreference } from "./preferences";

export interface CurtainState {
  isDown: boolean;
  seats: readonly number[];
  /** Somebody says who looks. */
  lift(seat: number | null): void;
}

export function useCurtain(session: Session, position: Position, tell: (input: Input) => void): CurtainState {
  const [setting] = usePreference("curtain");
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const isWanted = setting === "on" && session.held.length > 1;
  const seats = isWanted ? curtainFor(session.held, position.waiting, confirmed, position.over) : [];
  // Until the table has been turned round, what is on the screen still belongs to the seat before.
  const isTurning = isWanted && confirmed !== null && position.seat !== confirmed && !position.over;
  const next = position.waiting.find((seat) => session.held.includes(seat));
  useEffect(() => {
    // Without a curtain the table follows the question by itself.
    if (isWanted || session.held.length < 2 || next === undefined || position.seat === null) return;
    if (!position.waiting.includes(position.seat)) tell({ kind: "look", seat: next });
  }, [isWanted, next, position.seat, position.ply]);
  return {
    isDown: seats.length > 0 || isTurning,
    seats: seats.length > 0 || confirmed === null ? seats : [confirmed],
    lift: (seat) => {
      setConfirmed(seat);
      if (seat !== position.seat) tell({ kind: "look", seat });
    },
  };
}
