/** Marks of the teams: each a shape and a pattern of its own, so that they differ without colour too. */
import type { JSX } from "preact";
import "./team-mark.css";

/** A team by its number at the table: at most three play. */
export type Team = 0 | 1 | 2;

/** The colour of each team: a custom property of the tokens, readable on every paper. */
export const TEAM_COLOURS: readonly [string, string, string] = ["--focus", "--accent", "--gold"];

const MARKS = [
  // A disc with three pales.
  {
    shape: "M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0z",
    pattern: "M6.5 4.5h2.5v15H6.5zM10.75 3h2.5v18h-2.5zM15 4.5h2.5v15H15z",
  },
  // A lozenge with four smaller ones.
  {
    shape: "M12 .5L23.5 12 12 23.5.5 12z",
    pattern:
      "M12 4l3.2 3.2L12 10.4 8.8 7.2zM7.2 8.8l3.2 3.2-3.2 3.2L4 12zM16.8 8.8L20 12l-3.2 3.2-3.2-3.2zM12 13.6l3.2 3.2L12 20l-3.2-3.2z",
  },
  // A square with two chevrons.
  {
    shape: "M2 2h20v20H2z",
    pattern: "M4.5 11L12 4.5l7.5 6.5v3.3L12 7.8l-7.5 6.5zM4.5 17L12 10.5l7.5 6.5v3.3L12 13.8l-7.5 6.5z",
  },
] as const;

interface TeamProps {
  team: Team;
  /** "" for 24 pixels, "small" for 16, "large" for 48. */
  size?: "" | "small" | "large";
  label?: string;
}

/** The mark of a team; the words stand beside it or in `label`. */
export function TeamMark({ team, size = "", label }: TeamProps): JSX.Element {
  const mark = MARKS[team];
  const told = label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
  return (
    <svg
      class={`ui-team ${size === "" ? "" : `ui-team-${size}`}`}
      viewBox="0 0 24 24"
      focusable="false"
      style={{ "--ui-team": `var(${TEAM_COLOURS[team]})` }}
      {...told}
    >
      <path class="ui-team-field" d={mark.shape} />
      <path class="ui-team-pattern" d={mark.pattern} />
    </svg>
  );
}

/** A narrow band in the pattern of a team, for the edge of a panel. Decoration: words or a mark name the team. */
export function TeamBand({ team }: { team: Team }): JSX.Element {
  return (
    <span class={`ui-band ui-band-${team}`} style={{ "--ui-team": `var(${TEAM_COLOURS[team]})` }} aria-hidden="true" />
  );
}

/** The team of a seat: teams are counted by their first seat. Null where everybody plays alone. */
export function teamOf(partners: readonly number[], seat: number): Team | null {
  const partner = partners[seat] ?? -1;
  if (partner < 0) return null;
  const firsts = partners.flatMap((other, at) => (other > at ? [at] : []));
  return firsts.indexOf(Math.min(seat, partner)) as Team;
}
