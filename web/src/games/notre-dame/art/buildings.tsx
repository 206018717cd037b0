/** The buildings as line art on a grid of 48: ink, one soft tone, a few strokes of hatching. */
import type { Drawing } from "./drawing";

export const BUILDINGS: Readonly<Record<string, Drawing>> = {
  seminary: {
    box: "0 0 48 48",
    art: () => (
      <>
        <path d="M22 10V4h4v6" />
        <path d="M24 4V1M22.6 2.2h2.8" />
        <path d="M4 43V23L24 9l20 14v20z" />
        <path class="nd-g-s" d="M1.5 24 24 8l22.5 16-2 2.6L24 12.2 3.5 26.6z" />
        <path class="nd-g-f" d="M8.5 43V34q3.7-7 7.4 0v9zM20.3 43V34q3.7-7 7.4 0v9zM32.1 43V34q3.7-7 7.4 0v9z" />
        <circle cx="24" cy="21.5" r="3" />
        <path d="M24 18.5v6M21 21.5h6" />
        <path class="nd-g-h" d="M31 24h10M31 27h11M33 30h9" />
      </>
    ),
  },
  bank: {
    box: "0 0 48 48",
    art: () => (
      <>
        <path d="M4 20 24 6l20 14z" />
        <circle cx="24" cy="15" r="3.3" class="nd-g-s" />
        <path d="M24 13v4" />
        <path class="nd-g-s" d="M5 20h38v3.5H5z" />
        <path d="M9 23.5h4.5V38H9zM17.5 23.5H22V38h-4.5zM26 23.5h4.5V38H26zM34.5 23.5H39V38h-4.5z" />
        <path class="nd-g-h" d="M12.3 24v14M20.8 24v14M29.3 24v14M37.8 24v14M32 15.5l4 3M29 11.5l9 7" />
        <path class="nd-g-s" d="M6 38h36v2.5H6z" />
        <path d="M3.5 40.5h41V44h-41z" />
      </>
    ),
  },
  residence: {
    box: "0 0 48 48",
    art: () => (
      <>
        <path d="M33 13V6h4v10" />
        <path class="nd-g-s" d="M5 22 24 4l19 18z" />
        <path d="M9 22h30v21.5H9z" />
        <path d="M9 32h30M24 22v10M9 22l7.5 10M39 22l-7.5 10" />
        <path class="nd-g-f" d="M20.5 43.5V37q3.5-4 7 0v6.5z" />
        <path d="M12 35.5h5v5h-5zM31 35.5h5v5h-5zM14.5 35.5v5M33.5 35.5v5" />
        <path class="nd-g-h" d="M28 10l10 10M25 10l10 10M22 10l10 10" />
      </>
    ),
  },
  "carriage-house": {
    box: "0 0 48 48",
    art: () => (
      <>
        <path class="nd-g-s" d="M2 19 24 5l22 14-2 2.6L24 9 4 21.6z" />
        <path d="M7 21v22.5M41 21v22.5" />
        <path d="M4 43.5h40" />
        <circle cx="24" cy="29.5" r="12.5" />
        <circle cx="24" cy="29.5" r="10" />
        <circle cx="24" cy="29.5" r="2.6" class="nd-g-f" />
        <path d="M24 19.5v7.4M24 32.1v7.4M14 29.5h7.4M26.6 29.5H34M17 22.5l5.1 5.1M25.9 31.4l5.1 5.1M31 22.5l-5.1 5.1M22.1 31.4 17 36.5" />
      </>
    ),
  },
  inn: {
    box: "0 0 48 48",
    art: () => (
      <>
        <path d="M7 12V6h4v3" />
        <path class="nd-g-s" d="M1.5 22 17 7l15.5 15z" />
        <path d="M5 22h24v21.5H5z" />
        <path class="nd-g-f" d="M13 43.5V35q4-4.5 8 0v8.5z" />
        <path d="M8.5 25.5h6v5.5h-6zM19.5 25.5h6v5.5h-6zM11.5 25.5V31M22.5 25.5V31" />
        <path d="M29 20h16M34 20v3.5M43 20v3.5" />
        <path d="M31.5 23.5h14V35h-14z" />
        <path class="nd-g-f" d="M40.5 25.6a4 4 0 1 0 1.8 6.5 4.6 4.6 0 0 1-1.8-6.5z" />
        <path class="nd-g-h" d="M20 12l8 8M17 12l8 8" />
      </>
    ),
  },
  park: {
    box: "0 0 48 48",
    art: () => (
      <>
        <path d="M16 42V28M16 34l5-4M33 42V31" />
        <path
          class="nd-g-s"
          d="M16 29c-6 1-10-3-9-7-4-2-3-9 1-10 0-5 6-8 10-5 5-2 9 2 8 6 4 2 4 8 0 10 0 5-6 7-10 6z"
        />
        <path d="M33 33c-4 .5-7-2-6.5-5.5-2-3 0-7 3-7.2 1-4 7-4.5 8.5-1 4 .2 5.5 5 3 7.5 1.5 4-3.5 7-8 6.2z" />
        <path class="nd-g-h" d="M18 12q5 1 5 5M18 16q4 1 4 5M35 23q3 1 3 4M19 21q3 2 1 5" />
        <path d="M3 43.5h42M3 38.5h42M6 36v7.5M11 36v7.5M21 36v7.5M26 36v7.5M38 36v7.5M42.5 36v7.5" />
      </>
    ),
  },
  hospital: {
    box: "0 0 48 48",
    art: () => (
      <>
        <path class="nd-g-s" d="M2 22 24 8l22 14-2 2.5L24 12 4 24.5z" />
        <path d="M6 23.2 24 12l18 11.2v20.3H6z" />
        <path class="nd-g-x" d="M21.5 19.5h5v5h5v5h-5v5h-5v-5h-5v-5h5z" />
        <path class="nd-g-f" d="M20.5 43.5v-5.5h7v5.5z" />
        <path d="M9.5 31h4v8h-4zM34.5 31h4v8h-4z" />
        <path class="nd-g-h" d="M34 23v6M37 25v4M40 26v16" />
      </>
    ),
  },
  "notre-dame": {
    box: "0 0 48 48",
    art: () => (
      <>
        <path d="M6 44V9h13v35zM29 44V9h13v35z" />
        <path d="M19 44V19h10v25z" />
        <path class="nd-g-s" d="M5 6.5h15V10H5zM28 6.5h15V10H28zM5 20h38v3H5z" />
        <path
          class="nd-g-f"
          d="M8.5 18v-4.5q1.7-3 3.4 0V18zM13.1 18v-4.5q1.7-3 3.4 0V18zM31.5 18v-4.5q1.7-3 3.4 0V18zM36.1 18v-4.5q1.7-3 3.4 0V18z"
        />
        <circle cx="24" cy="28" r="4.2" />
        <path d="M24 23.8v8.4M19.8 28h8.4M21 25l6 6M27 25l-6 6" />
        <path class="nd-g-f" d="M9 44v-6q3.5-7 7 0v6zM20.5 44v-5q3.5-7 7 0v5zM32 44v-6q3.5-7 7 0v6z" />
        <path d="M10 26.5h5v5h-5zM33 26.5h5v5h-5z" />
        <path d="M3.5 44.5h41" />
      </>
    ),
  },
  confidant: {
    box: "0 0 48 48",
    art: () => (
      <>
        <path
          class="nd-g-s"
          d="M24 3.5c-7 0-10.5 6-10.5 13 0 4 1.8 7 3.8 9C9.5 28 6 35 5 44.5h38c-1-9.5-4.5-16.5-12.3-19 2-2 3.8-5 3.8-9 0-7-3.5-13-10.5-13z"
        />
        <path d="M24 9.5c-3.6 0-5.8 3.4-5.8 7.5 0 4.6 2.3 8 5.8 8s5.8-3.4 5.8-8c0-4.1-2.2-7.5-5.8-7.5z" />
        <path d="M21.5 16.5h.1M26.5 16.5h.1M22.5 21q1.5 1 3 0" />
        <path d="M17.3 25.5 24 33l6.7-7.5" />
        <path class="nd-g-h" d="M33 30q5 4 6 14M30 33q4 4 5 11M27 36q3 3 3 8" />
      </>
    ),
  },
  harbour: {
    box: "0 0 48 48",
    art: () => (
      <>
        <path d="M24 6v26M17 12h14" />
        <circle cx="24" cy="6.5" r="3" />
        <path d="M8 26q2 14 16 15 14-1 16-15M8 26l-3 4M8 26l4 3M40 26l3 4M40 26l-4 3" />
      </>
    ),
  },
};
