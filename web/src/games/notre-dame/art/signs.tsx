/** Small signs: rat, gold, prestige, cube, bill, bell, coach, crests, and the ground plan of the cathedral. */
import type { Drawing } from "./drawing";

export const SIGNS: Readonly<Record<string, Drawing>> = {
  rat: {
    box: "0 0 48 48",
    art: () => (
      <>
        <path
          class="nd-g-r"
          d="M3.5 31.5c.5-3.6 4-6.4 8-8.2.6-3.6 4.6-4.6 6-1.7 6.5-4.6 18-3.2 21.4 4.6 1.8 4.6 0 8.8-3.6 9.8l1.7 3h-4.6l-2.5-2.6H18l1 2.6h-4.7l-1.7-3.2c-4.6-.2-9-1.8-9.1-4.3z"
        />
        <path class="nd-g-rl" d="M38 33.5c6.5 1.5 9-4 5.5-8.5-2.2-2.9-1-6 2-7" />
        <circle class="nd-g-re" cx="9.3" cy="28.8" r="1.25" />
      </>
    ),
  },
  gold: {
    box: "0 0 24 24",
    art: () => (
      <>
        <circle class="nd-g-g" cx="12" cy="12" r="10.2" />
        <circle class="nd-g-gl" cx="12" cy="12" r="7.6" />
        <path
          class="nd-g-gf"
          d="M12 5.8c1.6 2.2 1.6 3.8.7 5.5.8-.2 1-1.5 2.3-1.5 1.9 0 1.9 3 0 3.3-.7.2-1.3-.2-1.7-.2h-.1c.1 1.7.6 2.9 1.3 3.8h-5c.7-.9 1.2-2.1 1.3-3.8h-.1c-.4 0-1 .4-1.7.2-1.9-.3-1.9-3.3 0-3.3 1.3 0 1.5 1.3 2.3 1.5-.9-1.7-.9-3.3.7-5.5z"
        />
      </>
    ),
  },
  prestige: {
    box: "0 0 24 24",
    art: () => (
      <>
        <path class="nd-g-p" d="M8 1.5h8L22.5 8v8L16 22.5H8L1.5 16V8z" />
        <path class="nd-g-pf" d="m12 4.8 2.1 4.7 5 .5-3.8 3.4 1.1 5-4.4-2.6-4.4 2.6 1.1-5L4.9 10l5-.5z" />
      </>
    ),
  },
  bell: {
    box: "0 0 24 24",
    art: () => (
      <>
        <path
          class="nd-g-g"
          d="M12 2.5c4.4 0 5.5 4 5.5 8 0 3.4 1.3 5.3 3 6.5h-17c1.7-1.2 3-3.1 3-6.5 0-4 1.1-8 5.5-8z"
        />
        <path class="nd-g-gk" d="M9.5 18.5h5a2.5 2.5 0 0 1-5 0z" />
      </>
    ),
  },
  cube: {
    box: "0 0 24 24",
    art: () => (
      <>
        <path class="nd-g-c1" d="M12 2 21 7v10l-9 5-9-5V7z" />
        <path class="nd-g-c2" d="M3 7l9 5 9-5M12 12v10" />
      </>
    ),
  },
  bill: {
    box: "0 0 24 24",
    art: () => (
      <>
        <path class="nd-g-p" d="M8 1.5h8L22.5 8v8L16 22.5H8L1.5 16V8z" />
        <path class="nd-g-bl" d="M7 8h10M7 11.5h10M7 15h6" />
      </>
    ),
  },
  "crest-red": {
    box: "0 0 24 24",
    art: () => (
      <>
        <path d="M12 1.5c3 3.9 3.1 6.9 1.3 9.9 1.3 0 1.3-3.2 4-3.2 3.6 0 3.7 5.5.3 5.9-1.6.2-2.6-.6-3.4-.4v1.5h2.3v2.3h-2.4c.2 1.8.9 3 2 4.5H7.9c1.1-1.5 1.8-2.7 2-4.5H7.5v-2.3h2.3v-1.5c-.8-.2-1.8.6-3.4.4-3.4-.4-3.3-5.9.3-5.9 2.7 0 2.7 3.2 4 3.2C8.9 8.4 9 5.4 12 1.5z" />
      </>
    ),
  },
  "crest-blue": {
    box: "0 0 24 24",
    art: () => (
      <>
        <path
          fillRule="evenodd"
          d="M12 1.5a5 5 0 0 1 1.5 9.8V14h3.5v2.5h-3.5v1.5h3V20.5h-3v2h-3V11.3A5 5 0 0 1 12 1.5zm0 2.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z"
        />
      </>
    ),
  },
  "crest-green": {
    box: "0 0 24 24",
    art: () => (
      <>
        <path d="m12 1.3 2.3 6.1L20.6 5l-3 5.9 5.6 2.6-6.2 1.4.9 6.6L12 17.6l-5.9 3.9.9-6.6-6.2-1.4 5.6-2.6-3-5.9 6.3 2.4z" />
      </>
    ),
  },
  "crest-yellow": {
    box: "0 0 24 24",
    art: () => (
      <>
        <path d="M5.5 22V9.5H4.3V3h3.4v2.3h2.6V3h3.4v2.3h2.6V3h3.4v6.5h-1.2V22h-4.3v-5a2.2 2.2 0 0 0-4.4 0v5z" />
      </>
    ),
  },
  "crest-violet": {
    box: "0 0 24 24",
    art: () => (
      <>
        <path d="M12 2.2c4.2 0 5.3 4 5.3 8 0 3.3 1.2 5.2 2.9 6.5H3.8c1.7-1.3 2.9-3.2 2.9-6.5 0-4 1.1-8 5.3-8zM9.4 18.2h5.2a2.6 2.6 0 0 1-5.2 0z" />
      </>
    ),
  },
  coach: {
    box: "0 0 38 34",
    art: () => (
      <>
        <path class="nd-g-cb" d="M4 11q12-6 25 0l-1.5 13H7z" />
        <path class="nd-g-cw" d="M10 13.5q6.5-2.6 13 0l-.6 5H10.6z" />
        <path class="nd-g-cl" d="M29 20h8M4 24h25" />
        <circle class="nd-g-cr" cx="10" cy="27.5" r="5" />
        <circle class="nd-g-cr" cx="24" cy="27.5" r="5" />
        <circle class="nd-g-cd" cx="10" cy="27.5" r="1.3" />
        <circle class="nd-g-cd" cx="24" cy="27.5" r="1.3" />
      </>
    ),
  },
  plan: {
    box: "0 0 200 120",
    art: () => (
      <>
        <path class="nd-g-pl1" d="M8 38h84V14h30v24h30q34 2 40 22-6 20-40 22h-30v24H92V82H8z" />
        <path class="nd-g-pl2" d="M18 50h82V26h14v24h36q24 2 30 10-6 8-30 10h-36v24h-14V70H18z" />
        <g class="nd-g-pl3">
          <circle cx="26" cy="53" r="2.4" />
          <circle cx="26" cy="67" r="2.4" />
          <circle cx="38" cy="53" r="2.4" />
          <circle cx="38" cy="67" r="2.4" />
          <circle cx="50" cy="53" r="2.4" />
          <circle cx="50" cy="67" r="2.4" />
          <circle cx="62" cy="53" r="2.4" />
          <circle cx="62" cy="67" r="2.4" />
          <circle cx="74" cy="53" r="2.4" />
          <circle cx="74" cy="67" r="2.4" />
          <circle cx="86" cy="53" r="2.4" />
          <circle cx="86" cy="67" r="2.4" />
          <circle cx="128" cy="53" r="2.4" />
          <circle cx="128" cy="67" r="2.4" />
          <circle cx="140" cy="53" r="2.4" />
          <circle cx="140" cy="67" r="2.4" />
          <circle cx="152" cy="53" r="2.4" />
          <circle cx="152" cy="67" r="2.4" />
        </g>
        <path
          class="nd-g-pl3l"
          d="M16 38v-7M16 82v7M30 38v-7M30 82v7M44 38v-7M44 82v7M58 38v-7M58 82v7M72 38v-7M72 82v7M134 38v-7M134 82v7M148 38v-7M148 82v7M181 45l5-5M181 75l5 5M190 53l7-3M190 67l7 3"
        />
        <circle class="nd-g-pl2" cx="107" cy="60" r="9" />
      </>
    ),
  },
};
