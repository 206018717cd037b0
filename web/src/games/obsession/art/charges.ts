/** What the shields of the families bear. The board and the lobby draw the same arms, each with colours of its own. */
import type { Charge } from "../../../ui/line-art";

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

const PETALS = [
  [16, 11],
  [21.7, 15.2],
  [19.5, 22],
  [12.5, 22],
  [10.3, 15.2],
] as const;

/** The colour of each family: a custom property of the tokens. */
export const FAMILY_COLOURS: Readonly<Record<string, string>> = {
  asquith: "--seat-a",
  cavendish: "--seat-b",
  ponsonby: "--seat-c",
  york: "--seat-d",
  howard: "--seat-e",
  wessex: "--seat-f",
};

export const CHARGES: Readonly<Record<string, Charge>> = {
  asquith: [
    ["light", "M5 21L16 11l11 10-1.5 4L16 16.5 6.5 25z"],
    ["light", disc(9.5, 9.5, 2.6) + disc(22.5, 9.5, 2.6) + disc(16, 27, 2.6)],
  ],
  cavendish: [
    ["light", "M13 19c-1 4 0 8 3 11 3-3 4-7 3-11l3-2-3-.5c-1-1-2-1.5-3-1.5s-2 .5-3 1.5l-3 .5z"],
    [
      "thread",
      "M13.5 16C9 15 7 11 7 6.5M10 12.5L6 12M8.5 9.5L12 7.5M18.5 16c4.5-1 6.5-5 6.5-9.5M22 12.5l4-.5M23.5 9.5L20 7.5",
    ],
  ],
  ponsonby: [
    ["shade", "M3.5 8L8 3.5 29 22l-3 5z"],
    [
      "light",
      "M16.1 8c2.4 2.4 2.9 4.8 1.6 8.8h-3.2c-1.3-4-.8-6.4 1.6-8.8zM13.7 16.8c-3.2.5-5.3-1.6-4.8-3.7.5-1.8 2.9-1.6 2.7.2-.2 1.1-.8.8-.9.3-.5 1.3 1.2 2.1 2.4 1.3zM18.5 16.8c3.2.5 5.3-1.6 4.8-3.7-.5-1.8-2.9-1.6-2.7.2.2 1.1.8.8.9.3.5 1.3-1.2 2.1-2.4 1.3zM12.1 17.6h8v1.8h-8zM14.5 20h3.2c.2 2.4.8 4 1.9 5.2h-2.4l-1.1 1.6-1.1-1.6h-2.4c1.1-1.2 1.7-2.8 1.9-5.2z",
    ],
  ],
  york: [
    ["light", PETALS.map(([x, y]) => disc(x, y, 4.2)).join("")],
    ["field", disc(16, 17, 3.4)],
  ],
  // A sheaf of corn: a family that keeps a good table.
  howard: [
    [
      "light",
      "M10.5 17.2C11.1 14.3 8.4 12.1 4.8 12.8C5 16.4 7.8 18.5 10.5 17.2zM12.8 15.3C14.6 12.9 12.2 8.2 8.7 7.2C7.4 10.6 9.8 15.3 12.8 15.3zM16 14.5C18.7 13.2 18.7 7.3 16 4.9C13.3 7.3 13.3 13.2 16 14.5zM19.2 15.3C22.2 15.3 24.6 10.6 23.3 7.2C19.8 8.2 17.4 12.9 19.2 15.3zM21.5 17.2C24.2 18.5 27 16.4 27.2 12.8C23.6 12.1 20.9 14.3 21.5 17.2z",
    ],
    [
      "thread",
      "M14.8 20.5L10.5 17.2M15.3 20.5L12.8 15.3M16 20.5L16 14.5M16.7 20.5L19.2 15.3M17.2 20.5L21.5 17.2M14.6 24L10 29.5M15.6 24L14 31.5M16.4 24L18 31.5M17.4 24L22 29.5",
    ],
    ["cut", "M10.6 19.2h10.8v5h-10.8z"],
    ["light", "M11.4 20h9.2v3.4h-9.2z"],
  ],
  // A wyvern, the old beast of the west.
  wessex: [
    [
      "light",
      "M5.9 10.5L9.8 7.8l1.2-2.1L12.4 8.2C15.1 9.4 15.6 12.1 14.6 14.2L16.8 8l7.9-1.2C23.5 8.9 23.4 10.5 23.9 12.8c-1.8-.4-2.6 .4-2.8 2.6-1.6-.2-2.5 .9-2.5 2.8 2.2 1.6 2.6 4.2 1.3 6.4-.9 1.8-.9 3.1 .9 3.1 1.3 0 1.8-.9 1.6-2.2l-1.3 .4L23 22.9l2.2 2.9-1.3-.1c.2 2.5-1.1 4-3.3 4-3.3 0-4.1-2.4-3.3-4.8L16 25.1l.4 2.6 1.3 1.3h-4.4L14 25.1l-2-.4-1.8 1.3-2.2-.4 2.6-3.1C9.4 20.2 9.8 17.6 11.6 15.4c.9-1.3 .7-2.5-.4-2.6L8.9 13.2 7.2 14.5l.4-1.9 1.9-1.1z",
    ],
    ["cut", "M10.5 8.9h1.2v1.2h-1.2z"],
  ],
  fairchild: [["light", "M16 28c-9-6-10-11-8-15 2-3 6-3 8 1 2-4 6-4 8-1 2 4 1 9-8 15z"]],
};

/** A shield that is nobody's. */
export const PLAIN: Charge = [["light", "M8 12h16v4H8zM8 20h16v4H8z"]];
