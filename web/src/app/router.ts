/** Addresses of the client. Everything stands behind the `#`, so that a secret in a link never reaches a server log. */
import { useEffect, useState } from "preact/hooks";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; table: string; seat: number; invitation: string }
  | { page: "table"; table: string }
  | { page: "key"; table: string; token: string }
  | { page: "watch"; table: string; secret: string }
  | { page: "learn" }
  | { page: "rules"; game: string; section: string }
  | { page: "glossary"; game: string; term: string }
  | { page: "aids"; game: string }
  | { page: "strategy"; game: string }
  | { page: "inspect"; game: string; sort: string; id: string }
  | { page: "data"; game: string }
  | { page: "result"; table: string; secret: string }
  | { page: "verify" }
  | { page: "record" }
  | { page: "settings" }
  | { page: "unknown" };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The page that a fragment such as `#/t/abc` asks for. Only a result has an address before the fragment, for other sites
 * look there for what to say of a link; from it every other page can be reached.
 */
export function routeOf(hash: string, address = "/"): Route {
  const [path = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [, shown, table, secret] = address.split("/").map(decoded);
  if (hash.length <= 1 && shown === "r" && table && secret) return { page: "result", table, secret };
  const [page = "", first = "", second = "", third = ""] = path.split("/").map(decoded);
  switch (page) {
    case "":
      return { page: "home" };
    case "new":
      return first === "" ? { page: "home" } : { page: "new", game: first };
    case "join":
      return { page: "join", table: first, seat: Number(second), invitation: third === "-" ? "" : third };
    case "t":
      if (first === "") return { page: "home" };
      return second === "k" && third !== ""
        ? { page: "key", table: first, token: third }
        : { page: "table", table: first };
    case "watch":
      return { page: "watch", table: first, secret: second };
    case "learn":
      return { page: "learn" };
    case "rules":
      return { page: "rules", game: first, section: second };
    case "glossary":
      return { page: "glossary", game: first, term: second };
    case "aids":
      return { page: "aids", game: first };
    case "strategy":
      return { page: "strategy", game: first };
    case "inspect":
      return { page: "inspect", game: first, sort: second, id: third };
    case "data":
      return { page: "data", game: first };
    case "verify":
      return { page: "verify" };
    case "record":
      return { page: "record" };
    case "import": // a file that another app has shared: the first page takes it
      return { page: "home" };
    case "settings":
      return { page: "settings" };
    default:
      return { page: "unknown" };
  }
}

/** Two addresses with the same key are the same page: moving between them must not build it anew. */
export function pageKey(route: Route): string {
  switch (route.page) {
    case "table":
    case "watch":
    case "key":
      return `table ${route.table}`;
    case "rules":
    case "glossary":
    case "inspect":
      return `${route.page} ${route.game}`;
    case "new":
    case "aids":
    case "strategy":
    case "data":
      return `${route.page} ${route.game}`;
    case "result":
      return `result ${route.table}`;
    case "join":
      return `join ${route.table} ${route.seat}`;
    default:
      return route.page;
  }
}

/** The page that is asked for now. */
export function useRoute(): Route {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return routeOf(hash, location.pathname);
}

/** Go to another page. With `replace` the page left behind is not in the way back, as for secret links. */
export function goTo(hash: string, replace = false): void {
  if (replace) location.replace(hash);
  else location.hash = hash;
}
