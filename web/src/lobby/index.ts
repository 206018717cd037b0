/** The lobby: the first page, new tables, joining, and the check of game files. */
export { Home } from "./Home";
export { Join } from "./Join";
export { NewTable } from "./NewTable";
export { VerifyPage } from "./VerifyPage";
