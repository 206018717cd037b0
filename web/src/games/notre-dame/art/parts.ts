/**
 * Parts of the portraits on a grid of 96: dress, hair, hat and tool, drawn once and combined for each person. The first
 * word of a stroke is its tone: `skin`, `cloth` (the colour of the card's back), `gold`, `dark`, or `line` without fill.
 */
export type Tone = "skin" | "cloth" | "gold" | "dark" | "line";
export type Stroke = readonly [Tone, string];

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Shoulders, neck and head that everybody has. */
export const BUST: readonly Stroke[] = [
  ["cloth", "M8 98c2-22 16-32 40-32s38 10 40 32z"],
  ["line", "M20 80l-6 16M28 74l-6 22M76 80l6 16M68 74l6 22"],
  ["skin", "M41 56h14v9q-7 8-14 0z"],
  ["skin", "M33 42q0-17 15-17t15 17q0 20-15 22-15-2-15-22z"],
  ["line", "M40 42q3-2.5 6 0M50 42q3-2.5 6 0M48 43v7l-2.5 1.5M44.5 56q3.5 2 7 0"],
];

export const DRESS: Readonly<Record<string, readonly Stroke[]>> = {
  plain: [],
  jagged: [["skin", "M26 66l7 10 7-8 8 11 8-11 7 8 7-10-6-4H32z"]],
  ruff: [["skin", "M30 66q4-6 9-2 4-5 9-1 5-4 9 1 5-4 9 2 2 5-3 6-5 4-8 0-4 5-7 1-4 4-8-1-4 3-8 0-4-1-3-6z"]],
  bands: [
    ["skin", "M44 64h8l2 24H42z"],
    ["line", "M48 66v21"],
  ],
  cope: [
    ["gold", "M30 68l18 28 18-28-5-3-13 20-13-20z"],
    ["line", "M48 85v11"],
  ],
  chain: [
    ["line", "M26 70q22 22 44 0"],
    ["gold", dot(33, 76, 2.2)],
    ["gold", dot(40, 80, 2.2)],
    ["gold", dot(56, 80, 2.2)],
    ["gold", dot(63, 76, 2.2)],
    ["gold", dot(48, 85, 5)],
  ],
  mail: [
    ["dark", "M30 66q18 14 36 0l6 4q-24 22-48 0z"],
    ["line", "M32 71q3 3 6 1M42 75q3 3 6 1M52 75q4 2 6-1M30 68q3 3 5 1"],
  ],
  apron: [
    ["skin", "M34 70h28l6 28H28z"],
    ["line", "M34 70l6-6M62 70l-6-6M40 84h16"],
  ],
  cross: [
    ["skin", "M22 74q26 14 52 0l6 24H16z"],
    ["dark", "M45.5 80h5v5h5v5h-5v8h-5v-8h-5v-5h5z"],
  ],
  low: [
    ["skin", "M32 67q16 20 32 0l-3-2q-13 9-26 0z"],
    ["line", "M34 69q14 17 28 0"],
    ["gold", dot(48, 79, 2.6)],
  ],
  fur: [
    ["skin", "M26 68q4 4 8 1 4 6 8 3 6 5 12 0 4 3 8-3 4 3 8-1l4 6q-26 16-52 0z"],
    ["dark", dot(34, 74, 1)],
    ["dark", dot(44, 78, 1)],
    ["dark", dot(54, 78, 1)],
    ["dark", dot(63, 74, 1)],
  ],
  buttons: [
    ["line", "M48 70v26M38 66l10 8 10-8"],
    ["gold", dot(52, 80, 1.6)],
    ["gold", dot(52, 87, 1.6)],
  ],
  cord: [
    ["line", "M36 66q12 12 24 0M42 72q6 6 12 0"],
    ["gold", "M46 76h4v14h-4zM43 79h10v3H43z"],
  ],
  patch: [
    ["line", "M30 72l8 4M62 70l8 6"],
    ["dark", "M58 78l10 2-2 9-10-2z"],
    ["line", "M57 80l-2-1M60 78v-2M68 82l2-1"],
  ],
};

export const HAIR: Readonly<Record<string, readonly Stroke[]>> = {
  none: [],
  locks: [["line", "M35 42q-4 8-1 16M61 42q4 8 1 16"]],
  braids: [["line", "M33 44q-3 10 0 18M63 44q3 10 0 18M30 50l5 3M30 57l5 3M66 50l-5 3M66 57l-5 3"]],
  beard: [
    ["dark", "M36 50q1 15 12 17 11-2 12-17-4 7-12 3-8 4-12-3z"],
    ["line", "M44.5 57.5q3.5 2 7 0"],
  ],
  goatee: [
    ["dark", "M42 57q6 3 12 0-1 11-6 13-5-2-6-13z"],
    ["dark", "M41 53q7-4 14 0-7 2-14 0z"],
  ],
  moustache: [["dark", "M38 53q5-4 10-1 5-3 10 1-5 3-10 1-5 2-10-1z"]],
  grey: [
    ["skin", "M36 49q0 18 12 21 12-3 12-21-4 7-12 4-8 3-12-4z"],
    ["line", "M41 58l1 6M48 60v8M55 58l-1 6"],
  ],
  curls: [
    ["cloth", "M32 44q-7 2-4 8-4 5 1 9 0 6 6 5 2-12-1-22zM64 44q7 2 4 8 4 5-1 9 0 6-6 5-2-12 1-22z"],
    ["line", "M29 51q3-1 4 2M30 59q3 0 4 3M67 51q-3-1-4 2M66 59q-3 0-4 3"],
  ],
  tonsure: [["dark", "M31 44q-1-9 3-14 2 6 3 8 11 3 22 0 1-2 3-8 4 5 3 14-3-5-5-6-12 4-24 0-2 1-5 6z"]],
  stubble: [["line", "M39 56l1 2M43 60l1 2M48 61v2M53 60l-1 2M57 56l-1 2M41 53l1 1M55 53l-1 1"]],
  veil: [["skin", "M30 40q-6 16-4 32l9 2q-5-16-1-32zM66 40q6 16 4 32l-9 2q5-16 1-32z"]],
  mask: [
    ["dark", "M35 38q13-5 26 0 2 8-6 9-5 0-7-4-2 4-7 4-8-1-6-9z"],
    ["skin", dot(42, 42, 2.2)],
    ["skin", dot(54, 42, 2.2)],
  ],
};

export const HATS: Readonly<Record<string, readonly Stroke[]>> = {
  cap: [
    ["cloth", "M31 43c-3-19 6-28 17-28s20 9 17 28c-1-9-6-14-17-14s-16 5-17 14z"],
    ["line", "M33 30q15-9 30 0M36 22q12-7 24 0"],
  ],
  feather: [
    ["cloth", "M28 36q2-18 21-18 16 1 19 15-18-6-40 3z"],
    ["gold", "M60 26q14-16 22-14-2 12-20 20z"],
    ["line", "M62 30q8-10 18-16"],
  ],
  bells: [
    ["cloth", "M32 40q-16 2-20-12 12-8 26 2z"],
    ["gold", "M64 40q16 2 20-12-12-8-26 2z"],
    ["cloth", "M36 34q0-22 12-28 12 6 12 28z"],
    ["skin", dot(12, 29, 4)],
    ["skin", dot(84, 29, 4)],
    ["skin", dot(48, 8, 4)],
    ["skin", "M30 40q18-10 36 0l-1 6q-17-8-34 0z"],
  ],
  cowl: [
    ["cloth", "M48 10q-24 2-24 34 0 14 6 24l7-4q-4-8-4-20 2-15 15-15t15 15q0 12-4 20l7 4q6-10 6-24 0-32-24-34z"],
    ["line", "M30 30q4-10 18-12M66 30q-4-10-18-12"],
  ],
  doctor: [
    ["dark", "M29 36q-4-22 19-23 23 1 19 23-8-8-19-8t-19 8z"],
    ["cloth", "M27 37q21-14 42 0l1-6q-22-16-44 0z"],
    ["cloth", "M29 37q-4 12-2 26l6-2q-2-10 1-20zM67 37q4 12 2 26l-6-2q2-10-1-20z"],
  ],
  kettle: [
    ["skin", "M32 32q2-18 16-19 14 1 16 19z"],
    ["cloth", "M20 37q28-14 56 0l-2 4q-26-11-52 0z"],
    ["line", "M48 14v16M36 24q12-5 24 0"],
  ],
  hood: [["dark", "M47 12q-22 4-20 36l6 14 5-6q-4-8-3-16 3-9 13-9t13 9q1 8-3 16l5 6 6-14q2-32-22-36z"]],
  mitre: [
    ["skin", "M33 34q-2-18 15-32 17 14 15 32-15-6-30 0z"],
    ["gold", "M45.5 12h5v8h7v5h-7v7h-5v-7h-7v-5h7z"],
    ["gold", "M32 34q16-7 32 0v5q-16-7-32 0z"],
  ],
  bonnet: [
    ["dark", "M30 34q-2-14 18-15 20 1 18 15-8-4-18-4t-18 4z"],
    ["cloth", "M26 36q22-11 44 0l-1 5q-21-9-42 0z"],
  ],
  wimple: [
    ["skin", "M48 13q-20 1-20 28 0 20 4 28 6-4 5-12-5-8-3-18 3-11 14-11t14 11q2 10-3 18-1 8 5 12 4-8 4-28 0-27-20-28z"],
    ["line", "M31 30q16-12 34 0M36 61q12 9 24 0"],
  ],
  scholar: [
    ["dark", "M34 40q-2-10 3-14h22q5 4 3 14-14-6-28 0z"],
    ["cloth", "M26 27l22-11 22 11-22 8z"],
    ["line", "M68 27v10M66 37h4v5h-4z"],
  ],
  biretta: [
    ["dark", "M33 36l-3-16q8 3 18 3t18-3l-3 16q-15-7-30 0z"],
    ["line", "M39 33l-2-11M48 31v-8M57 33l2-11"],
    ["dark", dot(48, 19, 3)],
  ],
  toque: [
    ["dark", "M32 36q-2-18 4-22h24q6 4 4 22-16-7-32 0z"],
    ["gold", "M31 34q17-8 34 0v4q-17-8-34 0z"],
  ],
  roll: [
    ["cloth", "M63 24q12 6 11 24l-2 16-7-2q3-18-4-28z"],
    ["dark", "M33 26q1-16 16-17 15 1 15 15z"],
    ["cloth", "M27 29q0-8 21-8t21 8-21 7-21-7z"],
    ["line", "M34 24l-2 8M41 22l-1 12M48 21v14M55 22l1 12M62 24l2 8"],
  ],
  crown: [
    ["gold", "M31 36l-3-20 10 9 4-13 6 10 6-10 4 13 10-9-3 20q-17-8-34 0z"],
    ["line", "M33 31q15-6 30 0M40 15l4 3M56 15l-4 3"],
  ],
  flat: [
    ["dark", "M30 33q-2-10 4-13h28q6 3 4 13-18-7-36 0z"],
    ["cloth", "M24 35q24-12 48 0l-2 4q-22-9-44 0z"],
  ],
  brim: [
    ["dark", "M33 31q-1-15 15-16 16 1 15 16-15-6-30 0z"],
    ["dark", "M16 38q14-14 32-13 18-1 32 13-16-8-32-7t-32 7z"],
  ],
  scarf: [
    ["cloth", "M31 42q-4-26 17-27 21 1 17 27-5-14-17-13-12-1-17 13z"],
    ["gold", "M31 36q17-12 34 0v4q-17-10-34 0z"],
    ["cloth", "M65 38q10 4 10 18l-7 4q1-12-5-19z"],
    ["gold", dot(32, 52, 2.4)],
    ["gold", dot(64, 52, 2.4)],
  ],
  tricorn: [
    ["dark", "M20 34q10-16 28-18 18 2 28 18-12-4-28-5-16 1-28 5z"],
    ["line", "M24 33q24-14 48 0"],
    ["gold", dot(66, 26, 2.6)],
  ],
  turban: [
    ["cloth", "M29 36q-4-20 19-22 23 2 19 22-6-7-19-7t-19 7z"],
    ["line", "M30 32q14-16 30-16M34 35q14-15 31-12M36 20q16-2 28 10"],
    ["gold", dot(48, 24, 3)],
  ],
  hennin: [
    ["cloth", "M35 32L58 2l5 30q-14-7-28 0z"],
    ["skin", "M58 3q18 20 14 52l-5-1q4-26-9-51z"],
    ["line", "M33 35q15-8 30 0"],
  ],
  carpenter: [
    ["skin", "M31 36l6-17 27 4 2 12q-17-7-35 1z"],
    ["line", "M37 19l2 12M64 23l-2 9"],
  ],
  bald: [["line", "M38 30q10-5 20 0M36 37q3-2 7-1M53 36q4-1 7 1"]],
  helmet: [
    ["skin", "M30 44q-4-30 18-32 22 2 18 32l-5-4q-1-8-13-9-12 1-13 9z"],
    ["line", "M48 12v18M32 30q16-7 32 0"],
    ["dark", "M46 30h4v14h-4z"],
  ],
  chaperon: [
    ["dark", "M28 30q2-14 20-14t22 12q-6 6-22 5t-20-3z"],
    ["dark", "M66 28q10 4 8 26l-7 3q2-16-5-26z"],
    ["line", "M31 27q16-8 36 0"],
  ],
  updo: [
    ["dark", "M31 43c-5-16 2-27 17-27s22 11 17 27c-2-9-7-14-17-14s-15 5-17 14z"],
    ["dark", dot(48, 12, 7)],
    ["gold", dot(37, 25, 1.8)],
    ["gold", dot(59, 25, 1.8)],
    ["gold", dot(48, 22, 1.8)],
  ],
  laurel: [
    [
      "gold",
      "M30 36q4-10 10-13 0 8-4 14zM66 36q-4-10-10-13 0 8 4 14zM38 26q5-7 10-7-1 6-6 9zM58 26q-5-7-10-7 1 6 6 9z",
    ],
    ["line", "M34 42q-3 8-1 14M62 42q3 8 1 14"],
  ],
  straw: [
    ["gold", "M34 30q0-13 14-14 14 1 14 14z"],
    ["gold", "M18 36q30-14 60 0-10 4-30 2-20 2-30-2z"],
    ["line", "M26 34l44 1M36 27q12-5 24 0"],
  ],
};

export const TOOLS: Readonly<Record<string, readonly Stroke[]>> = {
  none: [],
  mug: [
    ["skin", "M66 66h15v19H66z"],
    ["line", "M81 69q7 0 6 6t-6 5M70 70v11M75 70v11"],
    ["skin", "M64 66q2-6 6-4 3-5 7-1 5-1 5 5z"],
  ],
  lute: [
    ["skin", "M60 92q-4-12 6-17t16 4q6 10-4 15z"],
    ["line", "M76 76l12-20M84 54l6 4"],
    ["dark", dot(71, 85, 3)],
  ],
  purse: [
    ["gold", "M64 74q8-5 16 0 8 14-2 19H66q-10-5-2-19z"],
    ["line", "M66 74l-2-7M72 72v-7M78 74l2-7M63 76h18"],
  ],
  rosary: [
    ["line", "M70 64q14 8 8 26"],
    ["dark", dot(74, 67, 2)],
    ["dark", dot(79, 72, 2)],
    ["dark", dot(81, 79, 2)],
    ["gold", "M77 82h3v4h4v3h-4v7h-3v-7h-4v-3h4z"],
  ],
  flask: [
    ["skin", "M74 55h8v7l6 13q1 6-5 6h-10q-6 0-5-6l6-13z"],
    ["gold", "M70 73h16l2 4q0 4-5 4h-10q-5 0-5-4z"],
  ],
  halberd: [
    ["dark", "M78 96l4-74 4-12 2 13-4 73z"],
    ["skin", "M74 28q8-4 16 2l-2 14q-8-2-14 0z"],
  ],
  lantern: [
    ["gold", "M68 64h14v20H68z"],
    ["line", "M68 64l3-6h8l3 6M75 58v-6M75 66v16M66 84h18"],
  ],
  crozier: [
    ["gold", "M80 96V46q0-14-10-12-6 4-1 9 4 0 4-3"],
    ["line", "M77 60h6M77 66h6"],
  ],
  scroll: [
    ["skin", "M66 62h16v24H66z"],
    ["line", "M69 67h10M69 72h10M69 77h7"],
  ],
  book: [
    ["dark", "M62 68l13 4 13-4v20l-13 4-13-4z"],
    ["skin", "M64 66l11 4 11-4v19l-11 4-11-4z"],
    ["line", "M75 70v19M67 71l5 2M67 76l5 2M83 71l-5 2M83 76l-5 2"],
  ],
  basin: [
    ["skin", "M62 76h26q-2 12-13 12T62 76z"],
    ["line", "M66 74q2-6 0-10M75 74q2-6 0-10M83 74q2-6 0-10"],
  ],
  candle: [
    ["skin", "M72 66h8v28h-8z"],
    ["gold", "M76 50q6 7 0 13-6-6 0-13z"],
  ],
  quill: [
    ["skin", "M64 92q6-26 24-38-2 20-16 30z"],
    ["line", "M62 96q8-20 22-36"],
  ],
  bell: [
    ["gold", "M76 58q8 0 9 12 1 8 5 11H62q4-3 5-11 1-12 9-12z"],
    ["dark", dot(76, 85, 3)],
    ["line", "M76 58v-6"],
  ],
  key: [["gold", "M70 60a7 7 0 1 1 8 7v22h8v4h-4v3h-8V67q-4-2-4-7z"]],
  stick: [
    ["dark", "M78 96l4-46 4 1-4 46z"],
    ["line", "M80 64l6 2M79 76l6 2"],
  ],
  scales: [
    ["line", "M76 58v30M62 64h28M62 64l-4 12h9zM90 64l-5 12h9M70 88h12"],
    ["gold", "M57 76h11q-2 5-5.5 5T57 76zM84 76h11q-2 5-5.5 5T84 76z"],
  ],
  spyglass: [
    ["gold", "M58 76l22-14 5 8-22 14z"],
    ["dark", "M80 60l5-3 7 11-5 3z"],
    ["line", "M66 71l4 8"],
  ],
  cards: [
    ["skin", "M64 68l12-6 8 20-12 6z"],
    ["skin", "M72 66l13 0 0 22-13 0z"],
    ["dark", "M78.5 72l4 5-4 5-4-5z"],
  ],
  whip: [
    ["dark", "M66 96l10-34 3 1-9 33z"],
    ["line", "M78 62q14-12 10 4-6 12-14 6"],
  ],
  ledger: [
    ["skin", "M62 66h24v22H62z"],
    ["line", "M62 72h24M70 66v22M74 77h9M74 82h9"],
  ],
  cleaver: [
    ["skin", "M66 58h22v16H66z"],
    ["dark", "M66 68h-8v6h8z"],
    ["dark", dot(84, 62, 1.6)],
  ],
  fan: [
    ["gold", "M76 92L58 70q18-16 36 0z"],
    ["line", "M76 92L66 65M76 92V62M76 92l10-27"],
  ],
  sceptre: [
    ["gold", "M74 96l4-36 4 0-4 36z"],
    ["gold", dot(80, 55, 6)],
    ["line", "M74 55h12M80 49v12"],
  ],
  saw: [
    ["skin", "M58 82l30-18 4 8-32 18z"],
    ["line", "M62 88l-2-3 4 1-2-3 4 1-1-3 4 1-2-4 4 1-1-3 4 1-1-4"],
    ["dark", "M86 62l6-2 4 10-6 3z"],
  ],
  keys: [
    ["line", "M74 54a8 8 0 1 0 .1 0"],
    ["gold", "M68 68h4v18h5v4h-9zM78 68h4v14h5v4h-9z"],
  ],
  shield: [
    ["gold", "M62 62q13 4 26 0 2 24-13 32-15-8-13-32z"],
    ["line", "M75 63v30M62 74h26"],
  ],
  rose: [
    ["dark", dot(77, 64, 7)],
    ["line", "M73 64q4-5 8 0-4 4-8 0M77 71v24M77 82q6-6 10-2M77 86q-6-6-10-2"],
  ],
  masks: [
    ["skin", "M62 66q10-4 16 0 2 16-8 20-10-4-8-20z"],
    ["line", "M66 72h3M72 72h3M66 79q4 4 8 0"],
    ["gold", "M78 62q8-4 14 0 0 14-8 18-4-2-5-5"],
  ],
  spade: [
    ["dark", "M76 96V62h4v34z"],
    ["skin", "M70 52h16v10q-2 8-8 10-6-2-8-10z"],
  ],
  ladle: [
    ["dark", "M74 96l3-34h3l-1 34z"],
    ["skin", "M68 54h18q-1 11-9 11t-9-11z"],
  ],
  wheel: [["line", `${dot(77, 76, 14)}${dot(77, 76, 3)}M77 62v28M63 76h28M67 66l20 20M87 66l-20 20`]],
};

/** What a person is made of. */
export interface Recipe {
  readonly hat: string;
  readonly hair: string;
  readonly dress: string;
  readonly tool: string;
}

const made = (hat: string, hair: string, dress: string, tool: string): Recipe => ({ hat, hair, dress, tool });

export const RECIPES: Readonly<Record<string, Recipe>> = {
  barmaid: made("cap", "braids", "plain", "mug"),
  minstrel: made("feather", "locks", "buttons", "lute"),
  moneylender: made("flat", "grey", "fur", "purse"),
  fool: made("bells", "none", "jagged", "none"),
  monk: made("bald", "tonsure", "cord", "rosary"),
  doctor: made("doctor", "goatee", "plain", "flask"),
  soldier: made("kettle", "moustache", "mail", "halberd"),
  "night-watchman": made("hood", "stubble", "plain", "lantern"),
  bishop: made("mitre", "none", "cope", "crozier"),
  administrator: made("toque", "moustache", "chain", "ledger"),
  nurse: made("wimple", "none", "apron", "basin"),
  scholar: made("scholar", "locks", "bands", "book"),
  priest: made("biretta", "none", "bands", "candle"),
  procurator: made("chaperon", "goatee", "buttons", "quill"),
  "bell-ringer": made("bald", "stubble", "patch", "bell"),
  "guild-master": made("roll", "beard", "chain", "none"),
  "beggar-king": made("crown", "stubble", "patch", "stick"),
  lawyer: made("scholar", "locks", "bands", "scales"),
  spy: made("brim", "mask", "plain", "spyglass"),
  gypsies: made("scarf", "curls", "low", "cards"),
  coachman: made("tricorn", "moustache", "buttons", "wheel"),
  merchant: made("turban", "beard", "fur", "scroll"),
  patron: made("laurel", "grey", "fur", "purse"),
  butcher: made("bald", "moustache", "apron", "cleaver"),
  "lady-in-waiting": made("hennin", "none", "low", "fan"),
  mayor: made("toque", "beard", "chain", "sceptre"),
  carpenter: made("carpenter", "stubble", "apron", "saw"),
  innkeeper: made("cap", "moustache", "apron", "keys"),
  guard: made("helmet", "none", "mail", "shield"),
  councillor: made("flat", "goatee", "ruff", "key"),
  mistress: made("updo", "curls", "low", "rose"),
  actress: made("feather", "curls", "ruff", "masks"),
  gravedigger: made("straw", "stubble", "patch", "spade"),
};
