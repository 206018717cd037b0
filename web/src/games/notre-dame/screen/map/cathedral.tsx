/** The cathedral in the middle: upright, with the cubes before it and what each of them would bring. */
import { Placed } from "../../art/glyph";
import type { Point } from "../../city/geometry";
import { pointsOf } from "../../city/pieces";
import { useLetters } from "../../seats";
import type { Scene } from "../../model";
import { giftClicks, placeClick } from "./answers";
import { Hit } from "./borough";
import { CATHEDRAL } from "./ghost";
import type { Ghost } from "./ghost";
import type { Leaning } from "./leaning";
import type { Pick } from "./pick";
import { StandingCube } from "./pieces";
import type { Look } from "./pieces";

const CUBE = 17;
const PER_ROW = 4;
const MOST = 8;
/** Height and width of the drawing. */
const DRAWN = { width: 100, height: 136 } as const;
const ROOF = 104;

interface Shown {
  colour: string;
  words: string;
  look: Look;
}

/** Cubes one by one, or one per seat with a number where they are many. */
function cubesOf(scene: Scene, ghost: Ghost | null, letterOf: (colour: string) => string): Shown[] {
  const { view, mine } = scene;
  const change = ghost?.cubes.get(CATHEDRAL) ?? 0;
  const total = view.seats.reduce((sum, row) => sum + row["notre-dame"], Math.max(change, 0));
  const goes = Math.max(-change, 0);
  const shown = view.seats.flatMap((row): Shown[] => {
    const count = row["notre-dame"];
    const { colour } = row;
    if (total > MOST) return count === 0 ? [] : [{ colour, words: `${letterOf(colour)}${count}`, look: "here" }];
    const leaving = row.seat === mine.seat ? goes : 0;
    return Array.from({ length: count }, (_, at) => ({
      colour,
      words: letterOf(colour),
      look: at >= count - leaving ? "goes" : "here",
    }));
  });
  for (let each = 0; each < change; each += 1)
    shown.push({ colour: mine.colour, words: letterOf(mine.colour), look: "comes" });
  return shown;
}

export function LeaningCathedral(props: {
  scene: Scene;
  lean: Leaning;
  ghost: Ghost | null;
  pick: Pick;
  hatch: string;
}) {
  const { scene, lean, ghost, pick, hatch } = props;
  const { texts, inspect } = scene.props;
  const { centre, shape } = lean.plan.cathedral;
  const yard = shape.map(
    ([x, y]): Point => lean.at([centre[0] + (x - centre[0]) * 0.86, centre[1] + (y - centre[1]) * 0.86]),
  );
  const [left, right] = [Math.min(...yard.map(([x]) => x)), Math.max(...yard.map(([x]) => x))];
  const [far, near] = [Math.min(...yard.map(([, y]) => y)), Math.max(...yard.map(([, y]) => y))];
  const [x, middle] = lean.at(centre);
  const foot = middle + (near - middle) * 0.32;
  // Where a market lies right behind, the roof stays below it.
  const behind = lean.plan.size % 2 === 0 ? null : lean.at(shape.reduce((a, b) => (a[1] < b[1] ? a : b)));
  const scale = Math.min(
    ((right - left) * 0.64) / DRAWN.width,
    ((near - far) * 1.4) / DRAWN.height,
    behind === null ? 1 : (foot - behind[1] - 12) / ROOF,
  );
  const cubes = cubesOf(scene, ghost, useLetters());
  const size = cubes.length > MOST ? CUBE * 0.9 : CUBE;
  const click = scene.isMine ? placeClick(scene, CATHEDRAL, pick) : null;
  const share = scene.aids.cathedral?.now;
  return (
    <g
      class={`nds-cathedral ${click === null ? "" : "nds-can"} ${ghost?.target === CATHEDRAL ? "nds-chosen" : ""}`}
      data-place={CATHEDRAL}
      onClick={() => (click === null ? inspect("card", `${scene.mine.colour}-notre-dame`) : click.run())}
    >
      <title>{texts.term("place", CATHEDRAL)}</title>
      <polygon class="nds-yard" points={pointsOf(yard)} />
      <polygon fill={`url(#${hatch})`} points={pointsOf(yard)} />
      <g data-spot="cathedral">
        <g transform={`translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${scale.toFixed(3)})`}>
          <Building />
        </g>
        {cubes.map(({ colour, words, look }, index) => {
          const row = Math.floor(index / PER_ROW);
          const inRow = Math.min(PER_ROW, cubes.length - row * PER_ROW);
          const at: Point = [
            x + ((index % PER_ROW) - (inRow - 1) / 2) * (size + 2),
            foot + size * 0.62 + row * (size + 1),
          ];
          return <StandingCube key={index} at={at} size={size} colour={colour} words={words} look={look} />;
        })}
      </g>
      {click !== null && <Hit at={[x, middle]} radius={(near - far) * 0.45} action={click.action} />}
      <Gifts scene={scene} at={[x, foot - DRAWN.height * scale * 0.42]} />
      {share !== undefined && scene.view.question !== null && (
        <Share
          at={[x, near + 8]}
          words={share.cubes === 0 ? String(scene.view["cathedral-value"]) : texts.t("nds-share", { n: share.each })}
        />
      )}
    </g>
  );
}

/** One, two or three coins to give, where the question is about that. */
function Gifts({ scene, at: [x, y] }: { scene: Scene; at: Point }) {
  const gifts = giftClicks(scene);
  return (
    <>
      {gifts.map(({ gold, click }, index) => {
        const cx = x + (index - (gifts.length - 1) / 2) * 44;
        return (
          <g
            key={gold}
            class={`nds-gift ${scene.props.draft.action === click.action ? "nds-chosen" : ""}`}
            onClick={(event) => {
              event.stopPropagation();
              click.run();
            }}
          >
            <circle class="nds-gift-coin" cx={cx} cy={y} r="19" />
            <text x={cx} y={y + 7} font-size="20">
              {gold}
            </text>
            <circle class="nds-spot" cx={cx} cy={y} r="20" data-action={click.action ?? undefined} />
          </g>
        );
      })}
    </>
  );
}

function Share({ at: [x, y], words }: { at: Point; words: string }) {
  const width = 34 + words.length * 7.4;
  return (
    <g class="nds-share">
      <rect x={x - width / 2} y={y - 10} width={width} height="20" rx="10" />
      <text x={x - 8} y={y + 4.6} font-size="13.500">
        {words}
      </text>
      <Placed name="prestige" x={x + width / 2 - 13} y={y} width={15} />
    </g>
  );
}

/** Two towers, a rose window, three doors and a spire; our own drawing. */
function Building() {
  return (
    <g class="nds-church">
      <path class="nds-church-soft" d="M-8-96 0-128 8-96z" />
      <path class="nds-church-line" d="M0-128v-8M-3-132h6" />
      <path class="nds-church-soft" d="M-20-62h40v-14L0-98l-20 22z" />
      <path d="M-44 0v-96h28V0zM16 0v-96h28V0z" />
      <path d="M-16 0v-66h32V0z" />
      <path class="nds-church-soft" d="M-46-100h32v5h-32zM14-100h32v5H14zM-46-66h92v5h-92zM-46-32h92v5h-92z" />
      <path
        class="nds-church-dark"
        d="M-40-70v-14q3-6 6 0v14zM-29-70v-14q3-6 6 0v14zM23-70v-14q3-6 6 0v14zM34-70v-14q3-6 6 0v14z"
      />
      <circle cx="0" cy="-46" r="12" />
      <circle class="nds-church-line" cx="0" cy="-46" r="5" />
      <path class="nds-church-line" d="M0-58v24M-12-46h24M-8.500-54.500l17 17M8.500-54.500l-17 17" />
      <path class="nds-church-dark" d="M-37 0v-14q7-12 14 0V0zM-7 0v-16q7-12 14 0V0zM23 0v-14q7-12 14 0V0z" />
      <path
        class="nds-church-line"
        d="M-38-40v-14q4-6 8 0v14M30-40v-14q4-6 8 0v14M-42-28v24M42-28v24M-18-24h4M14-24h4"
      />
      <path class="nds-church-soft" d="M-50 0h100v4h-100z" />
    </g>
  );
}
