/** Rules, aids and what else is read, over the side of the table; the table goes on under it. */
import { useContext, useEffect, useRef } from "preact/hooks";
import { PageContext } from "../../app/page-context";
import { pageKey, routeOf } from "../../app/router";
import { useSay } from "../../i18n/say";
import { Button } from "../../ui";
import type { Beside } from "./use-beside";
import "./beside-panel.css";

export function BesidePanel({ hash, close }: Beside) {
  const t = useSay();
  const Page = useContext(PageContext);
  const place = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const isOpen = hash !== "" && Page !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    before.current = document.activeElement;
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    };
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) place.current?.focus();
    place.current?.scrollTo?.(0, 0);
  }, [hash]);
  if (!isOpen) return null;
  const route = routeOf(hash);
  return (
    <aside
      ref={place}
      class="tb-beside"
      tabIndex={-1}
      aria-label={t("table-beside")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <header class="tb-beside-head">
        <a href={hash} target="_blank" rel="noopener">
          {t("table-beside-alone")}
        </a>
        <Button icon="cross" onClick={close} data-beside-close="">
          {t("table-beside-close")}
        </Button>
      </header>
      <Page key={pageKey(route)} route={route} />
    </aside>
  );
}
