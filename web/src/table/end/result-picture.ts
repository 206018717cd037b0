/** A picture of a result, drawn in the browser: who won, by how much, and where the points came from. */

/** What the picture shows; every word of it is there already. */
export interface Shown {
  game: string;
  outcome: string;
  margin: string;
  lines: readonly ShownLine[];
  /** What the parts of the bars mean, in their order. */
  sources: readonly string[];
}

export interface ShownLine {
  name: string;
  total: string;
  /** A colour as CSS knows it, and the letter on the shield; no letter for somebody without a seat. */
  colour: string;
  letter: string;
  isWinner: boolean;
  /** By source: points; what costs points, and what is not there, has 0. */
  parts: readonly number[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 56;
const BARS = 330;
const TOP = 226;
const LEGEND = 74;
const MOST_LINES = 6;
const SERIF = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif';
const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
/** The colours of the parts, as the bars of the score sheet have them. */
const TONES = [
  "--essentials",
  "--estate",
  "--service",
  "--gold",
  "--prestige",
  "--sporting",
  "--seat-f",
  "--seat-d",
  "--ink-2",
  "--seat-e",
];

type Colours = (name: string) => string;

/** The light colours of the page, whatever scheme the reader has: a picture is looked at anywhere. */
function lightColours(): { colour: Colours; done(): void } {
  const probe = document.createElement("span");
  probe.style.colorScheme = "light";
  probe.hidden = true;
  document.body.append(probe);
  const colour = (wanted: string) => {
    probe.style.color = wanted.startsWith("--") ? `var(${wanted})` : wanted;
    return getComputedStyle(probe).color;
  };
  return { colour, done: () => probe.remove() };
}

/** Draw the picture on a canvas; without a drawing surface nothing is drawn. */
export function drawResult(canvas: HTMLCanvasElement, shown: Shown): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  const { colour, done } = lightColours();
  try {
    ground(pen, colour);
    words(pen, colour, shown);
    lines(pen, colour, shown.lines.slice(0, MOST_LINES));
    legend(pen, colour, shown.sources);
  } finally {
    done();
  }
}

function ground(pen: CanvasRenderingContext2D, colour: Colours): void {
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("--accent");
  pen.fillRect(0, 0, WIDTH, 14);
  pen.strokeStyle = colour("--gold");
  pen.lineWidth = 2;
  pen.strokeRect(24, 34, WIDTH - 48, HEIGHT - 58);
}

function words(pen: CanvasRenderingContext2D, colour: Colours, { game, outcome, margin }: Shown): void {
  pen.textBaseline = "alphabetic";
  write(pen, `Parlour · ${game}`, EDGE, 84, WIDTH - 2 * EDGE, 24, SANS, colour("--ink-2"));
  write(pen, outcome, EDGE, 144, WIDTH - 2 * EDGE, 50, SERIF, colour("--accent"), 700);
  write(pen, margin, EDGE, 190, WIDTH - 2 * EDGE, 27, SANS, colour("--ink"));
}

/** A line of words that never leaves its room: smaller where it is long, and cut off where that is not enough. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  room: number,
  size: number,
  family: string,
  fill: string,
  weight = 400,
): void {
  let small = size;
  const font = () => `${weight} ${small}px ${family}`;
  pen.font = font();
  while (pen.measureText(text).width > room && small > size * 0.6) {
    small -= 1;
    pen.font = font();
  }
  let told = text;
  while (told.length > 1 && pen.measureText(told).width > room) told = `${told.slice(0, -2)}…`;
  pen.fillStyle = fill;
  pen.fillText(told, x, y);
}

function lines(pen: CanvasRenderingContext2D, colour: Colours, shown: readonly ShownLine[]): void {
  const step = (HEIGHT - TOP - LEGEND - 40) / Math.max(3, shown.length);
  const height = Math.min(48, step * 0.62);
  const most = Math.max(1, ...shown.map(({ parts }) => parts.reduce((sum, each) => sum + Math.max(0, each), 0)));
  const room = WIDTH - EDGE - 110 - BARS;
  for (const [at, line] of shown.entries()) {
    const middle = TOP + step * (at + 0.5);
    shield(pen, colour(line.colour), line.letter, EDGE, middle - 22, colour("--on-seat"));
    const weight = line.isWinner ? 700 : 400;
    write(pen, line.name, EDGE + 54, middle + 9, BARS - EDGE - 70, 27, SANS, colour("--ink"), weight);
    let left = BARS;
    for (const [tone, points] of line.parts.entries()) {
      if (points <= 0) continue;
      const width = (room * points) / most;
      pen.fillStyle = colour(TONES[tone % TONES.length] ?? "--ink-2");
      pen.fillRect(left, middle - height / 2, Math.max(1, width - 2), height);
      pen.font = `700 20px ${SANS}`;
      const told = String(points);
      if (pen.measureText(told).width < width - 8) {
        pen.fillStyle = colour("--on-category");
        pen.fillText(told, left + (width - pen.measureText(told).width) / 2 - 1, middle + 7);
      }
      left += width;
    }
    write(pen, line.total, WIDTH - EDGE - 92, middle + 12, 92, 36, SERIF, colour("--ink"), 700);
  }
}

function shield(pen: CanvasRenderingContext2D, fill: string, letter: string, x: number, y: number, ink: string): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + 38, y);
  pen.lineTo(x + 38, y + 24);
  pen.quadraticCurveTo(x + 36, y + 40, x + 19, y + 46);
  pen.quadraticCurveTo(x + 2, y + 40, x, y + 24);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
  pen.fillStyle = ink;
  pen.font = `700 24px ${SANS}`;
  pen.fillText(letter, x + 19 - pen.measureText(letter).width / 2, y + 30);
}

function legend(pen: CanvasRenderingContext2D, colour: Colours, sources: readonly string[]): void {
  let x = EDGE;
  let y = HEIGHT - LEGEND;
  pen.font = `400 19px ${SANS}`;
  for (const [tone, name] of sources.entries()) {
    if (name === "") continue;
    const width = pen.measureText(name).width + 44;
    if (x + width > WIDTH - EDGE) {
      x = EDGE;
      y += 28;
    }
    pen.fillStyle = colour(TONES[tone % TONES.length] ?? "--ink-2");
    pen.fillRect(x, y - 14, 16, 16);
    pen.fillStyle = colour("--ink-2");
    pen.fillText(name, x + 23, y);
    x += width;
  }
}

/** The picture as a file; null where the browser cannot make one. */
export function fileOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
