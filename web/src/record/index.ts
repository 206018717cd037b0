export { RecordPage } from "./record-page";
