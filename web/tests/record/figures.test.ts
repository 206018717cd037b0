import { beforeEach, describe, expect, it } from "vitest";
import type { Standing } from "../../src/gen/protocol";
import { addFinished, type Finished, finishedGames, noteFinished, noteMarks } from "../../src/net/record";
import { stepsOf } from "../../src/record/chart";
import { climbed, opponentsOf, otherOf, outcomeOf, scoreOf, streaksOf, tallied } from "../../src/record/figures";
import { asCsv, asJson, gamesIn } from "../../src/record/files";
import { bringsOf } from "../../src/record/of-games";
import { aTable } from "../net/helpers";

type Line = [seat: number, total: number, rank: number];
let count = 0;

/** A game that is over; by default for one of two, won by 50 to 40. */
function game(over: Partial<Finished> & { lines?: Line[] } = {}): Finished {
  count += 1;
  const {
    lines = [
      [0, 50, 1],
      [1, 40, 2],
    ] as Line[],
    ...rest
  } = over;
  return {
    table: `t${count}`,
    game: "obsession",
    ended: count,
    plies: 100,
    modules: ["base"],
    options: {},
    seats: [
      { kind: "person", name: "Mara", bot: "" },
      { kind: "bot", name: "", bot: "steward" },
    ],
    held: [0],
    places: lines.map(([seat, total, rank]) => ({ seat, total, rank })),
    marks: null,
    ...rest,
  };
}

function alone(options: Record<string, string>, mine: number, theirs: number, modules: string[] = ["base"]): Finished {
  const lines: Line[] =
    mine > theirs
      ? [
          [0, mine, 1],
          [-1, theirs, 2],
        ]
      : [
          [0, mine, mine === theirs ? 1 : 2],
          [-1, theirs, 1],
        ];
  return game({ lines, options, modules, seats: [{ kind: "person", name: "", bot: "" }] });
}

const obsession = bringsOf("obsession");
if (obsession === null) throw new Error("Obsession brings nothing");
const COMPONENTS = {
  opponents: [
    { id: "fairfax", level: "beginner", set: "base", mode: "standard", base_score: 65 },
    { id: "eden", level: "expert", set: "base", mode: "extended", base_score: 119 },
    { id: "churchill", level: "expert", set: "ud", mode: "extended", base_score: 120 },
  ],
};

beforeEach(() => localStorage.clear());

describe("how a game ended for this device", () => {
  it("is won, shared or lost by rank, and nobody's where several of its people played", () => {
    const of = (over: Parameters<typeof game>[0]) => outcomeOf(game(over), obsession);
    expect(of({})).toBe("won");
    expect(
      of({
        lines: [
          [0, 40, 2],
          [1, 50, 1],
        ],
      }),
    ).toBe("lost");
    expect(
      of({
        lines: [
          [0, 50, 1],
          [1, 50, 1],
        ],
      }),
    ).toBe("shared");
    expect(
      of({
        lines: [
          [0, 50, 1],
          [1, 50, 1],
        ],
        modules: ["base", "teams"],
      }),
    ).toBe("won");
    expect(of({ held: [0, 1] })).toBe("several");
  });

  it("is not won alone by a tie with what was to be beaten", () => {
    expect(outcomeOf(alone({ opponent: "eden" }, 120, 119), obsession)).toBe("won");
    expect(outcomeOf(alone({ opponent: "eden" }, 119, 119), obsession)).toBe("lost");
  });

  it("has my score and the best of the others", () => {
    const several = game({
      lines: [
        [0, 30, 3],
        [1, 60, 1],
        [2, 40, 2],
      ],
      held: [0, 2],
    });
    expect([scoreOf(several), otherOf(several)]).toEqual([40, 60]);
    expect(otherOf(game({ lines: [[0, 30, 1]] }))).toBeNull();
  });
});

describe("figures of many games", () => {
  it("are counted by what the games have in common, the most played first", () => {
    const games = [
      game(),
      game({
        lines: [
          [0, 20, 2],
          [1, 30, 1],
        ],
      }),
      alone({}, 70, 65),
    ];
    const rows = tallied(games, (played) => opponentsOf(played, obsession), obsession);
    expect(rows.map(({ key, games: all, won, best, worst, mean }) => [key, all, won, best, worst, mean])).toEqual([
      ["bot:steward", 2, 1, 50, 20, 35],
      ["opponent:fairfax", 1, 1, 70, 70, 70],
    ]);
  });

  it("know the longest streak and the one that goes on", () => {
    const lost: Line[] = [
      [0, 20, 2],
      [1, 30, 1],
    ];
    const games = [game(), game(), game(), game({ lines: lost }), game({ held: [0, 1] }), game()];
    expect(streaksOf(games.reverse(), obsession)).toEqual({ now: 1, longest: 3 });
    expect(streaksOf([], obsession)).toEqual({ now: 0, longest: 0 });
  });

  it("tell which opponents and targets are beaten, by how much, and what made it harder", () => {
    const games = [
      alone({ opponent: "eden" }, 100, 119),
      alone({ opponent: "eden" }, 125, 119, ["base", "dynamic-opponent"]),
      alone({ target: "printed" }, 190, 188, ["base", "extended", "estate-challenge"]),
      alone({ target: "fairfax" }, 60, 65, ["base", "estate-challenge"]),
    ];
    const [opponents, challenge] = obsession.ladders(COMPONENTS).map((ladder) => climbed(ladder, games, obsession));
    expect(opponents?.map(({ rung, games: all, won, margin, harder }) => [rung.id, all, won, margin, harder])).toEqual([
      ["fairfax", 0, 0, null, []],
      ["eden", 2, 1, 6, ["dynamic-opponent"]],
      ["churchill", 0, 0, null, []],
    ]);
    expect(challenge?.map(({ rung, won, margin }) => [rung.id, won, margin])).toEqual([
      ["printed-standard", 0, null],
      ["printed-extended", 1, 2],
      ["fairfax", 0, -5],
      ["eden", 0, null],
    ]);
  });

  it("are drawn between round numbers", () => {
    expect(stepsOf(62, 118)).toEqual([60, 80, 100, 120]);
    expect(stepsOf(70, 70).length).toBeGreaterThan(1);
    expect(stepsOf(-40, 10)[0]).toBeLessThanOrEqual(-40);
  });
});

describe("what is kept", () => {
  const standing = (over: object, places = [{ seat: 0, total: 9, rank: 1 }]): Standing => ({
    table: aTable({ over: true, ...over }),
    held: [0],
    my_turn: false,
    places,
  });

  it("are games that are over, once each, but no guided ones", () => {
    expect(noteFinished([standing({ id: "a" }), standing({ id: "b", over: false }, [])])).toBe(true);
    expect(noteFinished([standing({ id: "a" }), standing({ id: "c", guide: "first-game" })])).toBe(false);
    expect(finishedGames().map(({ table }) => table)).toEqual(["a"]);
    noteMarks("a", ["york", null]);
    noteFinished([standing({ id: "a" })]);
    expect(finishedGames()[0]?.marks).toEqual(["york", null]);
  });

  it("is whatever of it is whole", () => {
    localStorage.setItem("parlour.record", JSON.stringify([{ table: "x" }, game()]));
    expect(finishedGames()).toHaveLength(1);
    localStorage.setItem("parlour.record", "no JSON");
    expect(finishedGames()).toEqual([]);
  });

  it("goes to another device as a file, and a wrong file is refused", () => {
    const games = [game(), game()];
    expect(gamesIn(asJson(games))).toEqual(games);
    addFinished(gamesIn(asJson(games)) ?? []);
    expect(finishedGames()).toHaveLength(2);
    for (const wrong of ["", "[]", "{}", '{"format":"parlour-record","version":2,"games":[]}']) {
      expect(gamesIn(wrong)).toBeNull();
    }
    expect(gamesIn(asJson(games).replace('"rank": 1', '"rank": "1"'))).toBeNull();
  });

  it("goes to a spreadsheet, where no name is reckoned as a formula", () => {
    const seats = [
      { kind: "person", name: '=HYPERLINK("x"), a', bot: "" },
      { kind: "bot", name: "", bot: "steward" },
    ];
    const [head, row] = asCsv([game({ seats, ended: 0, marks: ["york", "asquith"] })]).split("\r\n");
    expect(head).toMatch(/^ended,game,modules/);
    expect(row).toMatch(
      /^1970-01-01T00:00:00.000Z,obsession,base,2,"'=HYPERLINK\(""x""\), a \/ steward",1,york,50,40,1,won,100,t/,
    );
  });
});
