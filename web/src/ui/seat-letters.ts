/** A letter for every seat of a table, taken from its name: pieces bear it besides their colour. */

const ALPHABET = "EFGHIJKLMNOPQRSTUVWXYABCDZ";

/** The letters of a name in their order, without accents. */
function lettersOf(name: string): string[] {
  const plain = name.normalize("NFD").replaceAll("ł", "l").replaceAll("Ł", "L");
  return [...plain.toUpperCase()].filter((letter) => /\p{L}/u.test(letter));
}

/**
 * By seat: a letter that no other seat has. A name whose initial is its own keeps it; of names that begin alike the
 * first keeps the initial, and the others take their next letter that is free. *avoid* are letters that mean something
 * else at this table.
 */
export function seatLetters(names: readonly string[], avoid = ""): string[] {
  const taken = new Set(avoid);
  const found: (string | undefined)[] = names.map(() => undefined);
  const take = (seat: number, candidates: readonly string[]) => {
    const letter = candidates.find((each) => !taken.has(each));
    if (found[seat] !== undefined || letter === undefined) return;
    found[seat] = letter;
    taken.add(letter);
  };
  for (const [seat, name] of names.entries()) take(seat, lettersOf(name).slice(0, 1));
  for (const [seat, name] of names.entries()) take(seat, lettersOf(name));
  return names.map((_, seat) => {
    take(seat, [...ALPHABET]);
    return found[seat] ?? String(seat + 1);
  });
}
