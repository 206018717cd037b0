/** A drawing: the grid it is made on, and its lines. */

/** A tone, and a path drawn in it, or the centre and the radius of a circle. */
export type Line =
  | readonly [tone: string, path: string]
  | readonly [tone: string, x: number, y: number, radius: number];

export interface Drawing {
  readonly box: string;
  readonly lines: readonly Line[];
}

/** The lines of a drawing, to be put into an <svg>. */
export function Lines({ of }: { of: Drawing }) {
  return (
    <>
      {of.lines.map((line, at) => {
        const tone = line[0] === "" ? undefined : `nd-g-${line[0]}`;
        return line.length === 2 ? (
          <path key={at} class={tone} d={line[1]} />
        ) : (
          <circle key={at} class={tone} cx={line[1]} cy={line[2]} r={line[3]} />
        );
      })}
    </>
  );
}
