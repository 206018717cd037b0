/** That a computer player thinks: three quiet dots behind the words that say so, which never stand still where motion is wanted. */
import type { Position } from "../gen/protocol";
import "./thinking.css";

/** Whether somebody thinks whom the table waits for, and the reader is asked nothing. */
export function isThinking({ offer, over, thinking }: Position): boolean {
  return offer === null && !over && thinking.some((seat) => seat >= 0);
}

export function ThinkingDots() {
  return (
    <span class="tb-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
