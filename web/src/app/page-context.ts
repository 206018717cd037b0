/** The pages of the client, for whoever shows one beside another. */
import { createContext } from "preact";
import type { FunctionComponent } from "preact";
import type { Route } from "./router";

export const PageContext = createContext<FunctionComponent<{ route: Route }> | null>(null);
