/** Links to pages for reading open beside the table: whoever looks something up keeps the answer being put together. */
import { useCallback, useEffect, useState } from "preact/hooks";

/** Pages that are read, not played at. */
const READING = /^#\/(rules|aids|strategy|inspect|learn|glossary|settings)(\/|$)/;

export interface Beside {
  /** The address of the page that is open; empty for none. */
  hash: string;
  close(): void;
}

/** Whether a click asks for another page in this window. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey);
}

/** The reading page that a click on this place leads to; empty where it leads elsewhere. */
export function readingLink(target: EventTarget | null): string {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const hash = link?.getAttribute("href") ?? "";
  return link !== null && link.target === "" && READING.test(hash) ? hash : "";
}

/** The page beside the table; *onOpen* makes room for it. */
export function useBeside(onOpen: () => void): Beside {
  const [hash, setHash] = useState("");
  useEffect(() => {
    const heard = (event: MouseEvent) => {
      const found = isPlainClick(event) ? readingLink(event.target) : "";
      if (found === "") return;
      event.preventDefault();
      setHash(found);
      onOpen();
    };
    document.addEventListener("click", heard);
    return () => document.removeEventListener("click", heard);
  }, [onOpen]);
  const close = useCallback(() => setHash(""), []);
  return { hash, close };
}
