export { ComponentFacts } from "./ComponentFacts";
export { DataPage } from "./DataPage";
export { InspectPage } from "./InspectPage";
export { InspectSheet } from "./InspectSheet";
export type { InspectSheetProps } from "./InspectSheet";
