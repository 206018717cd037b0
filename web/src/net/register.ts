/** Fetched when the page has settled. */
export { serve } from "./service";
