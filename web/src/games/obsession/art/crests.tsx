/** The arms of the families: a shield in the family's colour with a charge of its own, so that colour is never alone. */
import type { JSX } from "preact";

const SHIELD = "M3 3h26v15c0 9-6 14-13 17C9 32 3 27 3 18z";
const FLEUR =
  "M12 0c3 3 3.6 6 2 11h-4c-1.6-5-1-8 2-11zM9 11c-4 .6-6.6-2-6-4.6.6-2.2 3.6-2 3.4.2C6.2 8 5.4 7.6 5.3 7c-.6 1.6 1.5 2.6 3 1.6zM15 11c4 .6 6.6-2 6-4.6-.6-2.2-3.6-2-3.4.2.2 1.4 1 1 1.1.4.6 1.6-1.5 2.6-3 1.6zM7 12h10v2.2H7zM10 15h4c.2 3 1 5 2.4 6.5h-3L12 23.5l-1.4-2h-3C9 20 9.8 18 10 15z";

/** The colour of each family: a custom property of the tokens. */
export const FAMILY_COLOURS: Readonly<Record<string, string>> = {
  asquith: "--seat-a",
  cavendish: "--seat-b",
  ponsonby: "--seat-c",
  york: "--seat-d",
  howard: "--seat-e",
  wessex: "--seat-f",
};
const NO_FAMILY = ["--seat-a", "--seat-b", "--seat-c", "--seat-d", "--seat-e", "--seat-f"] as const;

/** The colour of a seat; before families are chosen each seat has one by its number. */
export function familyColour(family: string | null, seat: number): string {
  return FAMILY_COLOURS[family ?? ""] ?? NO_FAMILY[Math.abs(seat) % NO_FAMILY.length] ?? "--seat-a";
}

function Charge({ family }: { family: string }): JSX.Element | null {
  switch (family) {
    case "asquith":
      return (
        <>
          <path class="ob-k-light" d="M5 21L16 11l11 10-1.5 4L16 16.5 6.5 25z" />
          <circle class="ob-k-light" cx="9.5" cy="9.5" r="2.6" />
          <circle class="ob-k-light" cx="22.5" cy="9.5" r="2.6" />
          <circle class="ob-k-light" cx="16" cy="27" r="2.6" />
        </>
      );
    case "cavendish":
      return (
        <>
          <path
            class="ob-k-light"
            d="M13 19c-1 4 0 8 3 11 3-3 4-7 3-11l3-2-3-.5c-1-1-2-1.5-3-1.5s-2 .5-3 1.5l-3 .5z"
          />
          <path
            class="ob-k-thread"
            d="M13.5 16C9 15 7 11 7 6.5M10 12.5L6 12M8.5 9.5L12 7.5M18.5 16c4.5-1 6.5-5 6.5-9.5M22 12.5l4-.5M23.5 9.5L20 7.5"
          />
        </>
      );
    case "ponsonby":
      return (
        <>
          <path class="ob-k-light" opacity=".28" d="M3.5 8L8 3.5 29 22l-3 5z" />
          <path class="ob-k-light" transform="translate(6.5 8) scale(.8)" d={FLEUR} />
        </>
      );
    case "york":
      return (
        <>
          {[[16, 11], [21.7, 15.2], [19.5, 22], [12.5, 22], [10.3, 15.2]].map(([x, y]) => (
            <circle key={x} class="ob-k-light" cx={x} cy={y} r="4.2" />
          ))}
          <circle class="ob-k-field" cx="16" cy="17" r="3.4" />
        </>
      );
    case "fairchild":
      return <path class="ob-k-light" d="M16 28c-9-6-10-11-8-15 2-3 6-3 8 1 2-4 6-4 8-1 2 4 1 9-8 15z" />;
    case "howard":
      return <path class="ob-k-light" d="M3.5 13l25-6v6l-25 6zM12 22h8l-4 9z" />;
    case "wessex":
      return <path class="ob-k-light" d="M13 6h6v8h8v6h-8v12h-6V20H5v-6h8z" />;
    default:
      return <path class="ob-k-light" d="M8 12h16v4H8zM8 20h16v4H8z" />;
  }
}

/** The arms of a family, or a plain shield. `size` is one of the sizes of the style sheet. */
export function Crest({ family, seat = 0, size = "" }: { family: string | null; seat?: number; size?: string }): JSX.Element {
  const colour = `var(${familyColour(family, seat)})`;
  return (
    <svg class={`ob-crest ${size}`} viewBox="0 0 32 37" aria-hidden="true" focusable="false" style={{ "--ob-field": colour }}>
      <path class="ob-k-field" d={SHIELD} />
      <Charge family={family ?? ""} />
    </svg>
  );
}
