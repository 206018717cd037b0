/**
 * Cameo portraits of the gentry, put together from a profile, hair or hat, whiskers or jewels, dress and something
 * worn. Which parts somebody gets follows from the id, so a face is always the same, and no two people share one.
 */
import type { JSX } from "preact";
import type { Drawing } from "./drawing";
import { Strokes } from "./drawing";
import {
  COATS,
  CORONETS,
  GENTLEMAN,
  GLASSES,
  GOWNS,
  HAIR,
  HEADS,
  JEWELS,
  LADY,
  ORNAMENTS,
  VEILS,
  WHISKERS,
} from "./faces";
import { NOTABLES } from "./notables";
import { keeping } from "../../../ui/same";
import "./portraits.css";

/** A number that follows from the id alone. */
export function hashOf(id: string): number {
  let hash = 2166136274; // a start that gives no two of the gentry the same parts
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 16777619);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0x5bd1e995) >>> 0;
}

function pick<T>(list: readonly T[], by: number): T {
  const found = list[by % list.length];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}

/** The parts of a list picked one after the other, from a number that is used up on the way. */
function picker(seed: number): <T>(list: readonly T[]) => T {
  let left = seed;
  return (list) => {
    const found = pick(list, left);
    left = Math.floor(left / list.length);
    return found;
  };
}

const UNIFORM = 1;

/** Titles tell the dress: officers wear uniform, peeresses a coronet, dowagers a veil. Somebody in particular has all of it. */
export function partsOf(id: string, gender: string): readonly Drawing[] {
  const notable = NOTABLES[id];
  if (notable !== undefined) return notable;
  const next = picker(hashOf(id));
  if (gender === "L") {
    const isPeeress = /duchess|countess|marchioness|princess|queen|viscountess|baroness|comtesse/.test(id);
    const hair = id.includes("dowager") ? VEILS : isPeeress ? CORONETS : HAIR;
    return [[["solid", LADY]], next(hair), next(JEWELS), next(GOWNS), next(ORNAMENTS)];
  }
  const isOfficer = /colonel|major|captain|general|admiral|lieutenant|commander/.test(id);
  const coats = COATS.filter((_, at) => (at === UNIFORM) === isOfficer);
  return [[["solid", GENTLEMAN]], next(HEADS), next(WHISKERS), next(coats), next(ORNAMENTS), next(GLASSES)];
}

interface PortraitProps {
  id: string;
  gender: string;
  size?: string;
}

/** An oval cameo; couples share one, face to face. */
export const Portrait = keeping(({ id, gender, size = "" }: PortraitProps): JSX.Element => {
  const isCouple = gender === "both";
  const isTurned = hashOf(id) % 2 === 1 && NOTABLES[id] === undefined;
  return (
    <span class={`ob-cameo ${size}`} aria-hidden="true">
      <svg class="ob-g" viewBox="0 -6 64 82" focusable="false">
        {isCouple ? (
          <>
            <g transform="translate(-12 2) scale(.84 .98)">
              <Figure id={id} gender="G" />
            </g>
            <g transform="translate(74 14) scale(-.8 .8)">
              <Figure id={id} gender="L" />
            </g>
          </>
        ) : (
          <g {...(isTurned ? { transform: "translate(64 0) scale(-1 1)" } : {})}>
            <Figure id={id} gender={gender} />
          </g>
        )}
      </svg>
    </span>
  );
});

function Figure({ id, gender }: { id: string; gender: string }): JSX.Element {
  return (
    <>
      {partsOf(id, gender).map((drawing, at) => (
        <Strokes key={at} of={drawing} />
      ))}
    </>
  );
}
