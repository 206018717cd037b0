/**
 * Tells the page around the table how the table is laid out. The root says so, because a style sheet that asks what a page
 * holds (`:has`) lets the browser look through the whole page whenever a piece comes or goes.
 */
import { useLayoutEffect } from "preact/hooks";

export function PageLook({ look }: { look: "screen" | "narrow" | "wide" }): null {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["table"] = look;
    return () => {
      delete dataset["table"];
    };
  }, [look]);
  return null;
}
