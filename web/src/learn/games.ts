/** The games of the table. */
export { GAMES } from "../i18n/grammar";
