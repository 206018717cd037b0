/** The games that can be played here, as the server lists them. */
import { GAMES, isBuiltIn } from "../i18n/grammar";
import { useAnswer } from "./answers";
import { api } from "./api";

/** The games in the order of the catalogue; until that has come, those that the page was built with. */
export function useGames(): readonly string[] {
  const { value } = useAnswer("games", api.games);
  return value === null ? GAMES : value.map(({ id }) => id);
}

/** Games that the page was built without: their texts come from the server, and the board is the plain one. */
export function guestsAmong(games: readonly string[]): readonly string[] {
  return games.filter((game) => !isBuiltIn(game));
}
