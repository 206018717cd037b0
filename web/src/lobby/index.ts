/** The lobby: the first page, new tables, joining, and the check of game files. */
import "./lobby.css";
export { Home } from "./home";
export { Join } from "./join";
export { NewTable } from "./new-table";
export { VerifyPage } from "./verify-page";
