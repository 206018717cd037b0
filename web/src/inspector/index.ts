import "./inspect.css";
export { ComponentFacts } from "./component-facts";
export { DataPage } from "./data-page";
export { InspectPage } from "./inspect-page";
export { InspectSheet } from "./inspect-sheet";
export type { InspectSheetProps } from "./inspect-sheet";
