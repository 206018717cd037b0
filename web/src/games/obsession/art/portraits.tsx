/**
 * Cameo portraits of the gentry, put together from a head, hair or hat, whiskers or jewels and a collar. Which parts
 * somebody gets follows from the id and from what the card says, so a face is always the same.
 */
import type { JSX } from "preact";
import type { Drawing } from "./drawing";
import { Strokes } from "./drawing";

const GENTLEMAN =
  "M24 18c1-8 9-11 16-8 4 2 5 6 4.5 9 0 2 .3 3 1 4.3l2.6 4.3c.5 1-.3 1.5-1.5 1.8l.2 2c.1.7-.6 1-.6 1.4.2.8.6 1.3.1 2-.3 1.8-.7 4.4-4.7 4.2-2-.1-2.6.3-2.6 2l.4 4.6-14 1.7c1-5 .6-8-1-12-2-5-2.6-10-.4-17.3z";
const LADY =
  "M25 18c1-7 8-10 14-8 4 2 5.5 5.5 5 8.5 0 2 .3 2.8 1 4l2.3 4c.5 1-.3 1.4-1.4 1.7l.2 1.9c.1.6-.5.9-.5 1.3.2.7.5 1.2.1 1.8-.3 1.7-1 3.7-4.5 3.5-2-.1-2.8.4-3 2.3-.3 3.5.6 6.5 2.8 8.5l-14.5 2c1.7-4 2-8 .6-12.5-2-6-3.5-12-2.1-19z";

/** Hair, hats and whiskers of gentlemen. */
const GENTLEMEN: readonly Drawing[] = [
  [
    ["solid", "M23 30c-5-12-1-23 11-24 8-.5 12 3 11.5 7-5-2-9 0-12 3 0 5-2 8-4 9 2 5 1 9-1 12-3-1-4-3-5.5-7z"],
    ["thread", "M27 12c5-4 11-5 17-2M26 18c2-3 4-4 7-4M31 25c-3 0-3 6 1 6"],
  ],
  [
    ["solid", "M19 15l33-2 .5 3.5-34 2.5zM24 15L22.5-1l23-1.5 1 15z"],
    ["cut", "M23.5 9.5l23-1.5.2 2.5-23 1.6z"],
    ["solid", "M24 18c-3 7-1 12 0 16 3 1 5-2 6-6 1-4-1-8-1-10z"],
  ],
  [
    ["solid", "M23 28c-4-11 0-21 11-22 8-.5 12 4 11 7-5-1-8 0-11 2-1 4-3 6-5 8 2 3 1 6 0 8zM40 33c3-2 6-1 8 1 1 1.6 3 1 4 0-1 4-5 4.5-7 3-2-.5-4-.5-5 0z"],
    ["thread", "M25 20c1-6 7-10 14-10M24 25c1-5 3-7 6-8M31 24c-3 0-3 6 1 6M40 33.5c3-1 5-1 7 1"],
  ],
  [
    ["solid", "M22 28c-4-11 0-22 12-23 8-.5 12 4 11 8-4-2-9-1-11 1 0 5-3 8-5 9zM28 26c4 4 8 8 18 9 0 8-4 13-8 12-6-1-11-9-10-21z"],
    ["thread", "M24 20c1-6 7-11 15-11M30 28c3 4 8 8 15 8M30 33c3 5 6 7 11 7M31 22c-3 0-3 5 0 6"],
  ],
  [
    ["solid", "M22 32c-4-6-4-12-1-15 3 3 4 6 7 7 1 5-1 9-3 11zM26 14c3-5 9-6 14-4l-2 2c-4-1-8-1-12 2z"],
    ["thread", "M41 21.5a2.6 2.6 0 1 0 .1 0M41 27l-3 9"],
  ],
  [
    ["solid", "M17 16c0-10 8-17 18-17 9 0 14 6 14 13l4 2-1 3-34 2z"],
    ["cut", "M20 13c9-3 19-4 29-2l.2 2c-10-2-20-1-29 2z"],
    ["solid", "M23 18c-2 8-1 12 2 17 3-2 4-6 4-12zM40 34c3-1 6-1 8 .5l-1 2.5c-3-1-5-1-7 0z"],
  ],
];

/** Hair, bonnets and jewels of ladies. */
const LADIES: readonly Drawing[] = [
  [
    ["solid", "M24 30c-5-10-2-22 10-24 8-1 12 4 11 9-4-1-7-1-10 2-2 5-5 9-8 10z"],
    ["solid", "M11.5 18a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z"],
    ["thread", "M14 15c3-3 8-2 10 1M14 20c3 2 7 2 9 0"],
    ["cut", "M31.5 31a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z"],
  ],
  [
    ["solid", "M24 36C12 30 13 4 34 2c11-.5 17 7 15 14l-5-1c0-4-4-5-7-3-5 3-6 9-5 15-1 4-4 8-8 9z"],
    ["thread", "M22 30c-5-8-2-20 11-23"],
    ["cut", "M35 41l-5 6-4-5 5 2 4-7 6 6-5-1z"],
  ],
  [
    ["solid", "M24 32c-7-10-3-24 10-26 8-1 13 4 11 9-4-2-8-1-11 2-2 6-4 11-7 12zM22 30c-5 4-6 11-3 17 4-3 6-9 6-15z"],
    ["solid", "M25 10V2l5 4L34-2l4 7 5.5-3 .5 8z"],
    ["thread", "M25 10.5c6-4 13-4 19 0"],
    ["cut", "M31.5 31a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z"],
  ],
  [
    ["solid", "M23 26c-6-12 2-22 12-21 8 0 12 5 10 10-3-2-7-2-10 0-1 4-4 7-6 8 3 5 2 11 4 16-2 3-6 2-6-1-3 4-7 2-6-2-4 2-6-2-3-5-4-1-3-6 1-6z"],
    ["cut", "M24 11c4-4 10-4 14-3l-1 2.5c-4-1-8 0-11 3z"],
  ],
  [
    ["solid", "M22 30c-5-8-3-18 3-21l20-1c1 3 1 5 0 7-4-1-8 0-11 3-2 5-5 9-8 11z"],
    ["solid", "M14 12c10-6 26-9 40-4-6 3-12 4-18 4-8 1-14 3-20 6zM24 9C20-2 8-4 5 3c6-2 12 2 14 8z"],
    ["thread", "M8 3c5 0 9 3 12 7"],
  ],
  [
    ["solid", "M27 8c8-6 19-2 18 6-4-1-8 0-11 3-2 7-3 12-1 20-8 6-16 8-22 18-1-16 2-40 16-47z"],
    ["thread", "M30 9c-8 8-12 22-15 38M34 8c4-2 8-1 10 2"],
  ],
];

/** What is worn: coat and bow, uniform, cravat; gown with a low collar, with a ruff, with a shawl. */
const COATS: readonly Drawing[] = [
  [
    ["solid", "M5 76c0-15 5-21 14-25l6.5-5c4 5 9 5 13.5-1l5 4c9 4 15 11 15 27z"],
    ["cut", "M25.5 46c3 8 6 13 9 16 2-4 4-9 4.6-17l4.4 3.5L36 70l-14-20z"],
    ["solid", "M32 57l-5-3v6zM33 57l5-3v6z"],
  ],
  [
    ["solid", "M5 76c0-15 5-21 14-25l6.5-7c4 4 10 4 14-1l5 6c9 4 14 11 14 27z"],
    ["cut", "M8 60c3-4 8-6 12-6l-2 5c-3 0-6 2-8 5zM56 60c-2-4-7-6-11-7l1 5c4 0 7 2 9 5zM31 58h3v3h-3zM31 65h3v3h-3zM31 72h3v3h-3z"],
    ["thread", "M24 47c5 4 11 3 16-2"],
  ],
  [
    ["solid", "M5 76c0-15 5-21 14-25l6.5-5c4 5 9 5 13.5-1l5 4c9 4 15 11 15 27z"],
    ["cut", "M26 46c4 4 9 4 13-1l1 5c-3 3-4 6-4 9 3 4 2 8-1 13-5-4-7-8-5-13-1-4-3-8-4-13z"],
    ["thread", "M30 59c2 1 4 1 6 0"],
  ],
];
const GOWNS: readonly Drawing[] = [
  [
    ["solid", "M7 76c1-13 5-19 13-22l5-6c5 4 11 4 15.5-1 11 5 16 14 16.5 29z"],
    ["cut", "M16 59c8 8 24 8 34 0l2 3c-11 9-28 9-38 0z"],
  ],
  [
    ["solid", "M7 76c1-13 5-19 13-22l5-8c5 4 11 4 15.5-1 11 7 16 16 16.5 31z"],
    ["cut", "M24 45c5 5 11 5 16 0l2 5c-6 5-14 5-20 0zM32 58a1.8 1.8 0 1 0 .1 0zM32 65a1.8 1.8 0 1 0 .1 0z"],
  ],
  [
    ["solid", "M7 76c1-13 5-19 13-22l5-6c5 4 11 4 15.5-1 11 5 16 14 16.5 29z"],
    ["thread", "M22 52c4 6 14 6 19 0M20 55c6 8 18 8 24 0M10 70c8-8 16-8 22 6M54 68c-8-6-14-4-20 8"],
    ["cut", "M32 58l2.5 3-2.5 4-2.5-4z"],
  ],
];

/** Small things that set people apart: nothing, a sash, a star, a flower, a chain. */
const ORNAMENTS: readonly Drawing[] = [
  [],
  [["thread", "M12 58l34 18M9 62l26 14"]],
  [["cut", "M47 60l1.5 3.5 3.8.3-2.9 2.5.9 3.7-3.3-2-3.3 2 .9-3.7-2.9-2.5 3.8-.3z"]],
  [["cut", "M16 64a2.4 2.4 0 1 0 .1 0zM19.5 61.5a2.4 2.4 0 1 0 .1 0zM20 66a2.4 2.4 0 1 0 .1 0z"]],
  [["thread", "M18 57c4 12 22 14 30 1"]],
];

/** A number that follows from the id alone. */
export function hashOf(id: string): number {
  let hash = 2166136261;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 16777619);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0x5bd1e995) >>> 0;
}

function pick<T>(list: readonly T[], by: number): T {
  const found = list[by % list.length];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}

/** Titles tell the dress: officers wear uniform, peeresses a coronet, dowagers a veil. */
function parts(id: string, gender: string): Drawing[] {
  const hash = hashOf(id);
  if (gender === "L") {
    const crowned = /duchess|countess|marchioness|princess|queen|viscountess|baroness/.test(id);
    const old = /dowager/.test(id);
    const plain = LADIES.filter((_, at) => at !== 2 && at !== 5);
    const hair = old ? pick(LADIES, 5) : crowned && hash % 3 > 0 ? pick(LADIES, 2) : pick(plain, hash >>> 3);
    return [[["solid", LADY]], hair, pick(GOWNS, hash >>> 7), pick(ORNAMENTS, hash >>> 11)];
  }
  const officer = /colonel|major|captain|general|admiral|lieutenant|commander/.test(id);
  const coat = officer ? pick(COATS, 1) : pick([pick(COATS, 0), pick(COATS, 2)], hash >>> 7);
  return [[["solid", GENTLEMAN]], pick(GENTLEMEN, hash >>> 3), coat, pick(ORNAMENTS, hash >>> 11)];
}

interface PortraitProps {
  id: string;
  gender: string;
  size?: string;
}

/** An oval cameo; couples share one, side by side. */
export function Portrait({ id, gender, size = "" }: PortraitProps): JSX.Element {
  const couple = gender === "both";
  const turned = hashOf(id) % 2 === 1;
  return (
    <span class={`ob-cameo ${size}`} aria-hidden="true">
      <svg class="ob-g" viewBox="0 -6 64 82" focusable="false">
        {couple ? (
          <>
            <g transform="translate(26 6) scale(.72)">
              <Figure id={id} gender="L" />
            </g>
            <g transform="translate(42 0) scale(-.82 .9)">
              <Figure id={id} gender="G" />
            </g>
          </>
        ) : (
          <g {...(turned ? { transform: "translate(64 0) scale(-1 1)" } : {})}>
            <Figure id={id} gender={gender} />
          </g>
        )}
      </svg>
    </span>
  );
}

function Figure({ id, gender }: { id: string; gender: string }): JSX.Element {
  return (
    <>
      {parts(id, gender).map((drawing, at) => (
        <Strokes key={at} of={drawing} />
      ))}
    </>
  );
}
