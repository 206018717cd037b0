/** Parts of the client that are fetched when they are needed. */
import type { ComponentType } from "preact";
import { useSay } from "../i18n/say";
import { useAsked } from "../net/answers";
import { Button } from "../ui";

type Module = Readonly<Record<string, unknown>>;
type Files = Readonly<Record<string, () => Promise<unknown>>>;

const AREAS: Files = {
  ...import.meta.glob("../lobby/index.{ts,tsx}"),
  ...import.meta.glob("../learn/index.{ts,tsx}"),
  ...import.meta.glob("../inspector/index.{ts,tsx}"),
  ...import.meta.glob("../result/index.{ts,tsx}"),
  ...import.meta.glob("../record/index.{ts,tsx}"),
};

export type Area = "lobby" | "learn" | "inspector" | "result" | "record";

function loaderOf(area: Area): (() => Promise<unknown>) | undefined {
  return AREAS[`../${area}/index.ts`] ?? AREAS[`../${area}/index.tsx`];
}

/** Begin to fetch an area that will be needed; whoever needs it says if it does not come. */
export function beginToFetch(area: Area): void {
  loaderOf(area)?.().catch(() => undefined);
}

/** What became of loading something; `again` tries once more after a failure. */
export interface Loading<T> {
  value: T | null;
  failed: boolean;
  again(): void;
}

/** Load something once for each *key*. What was loaded for another key is never shown. */
export function useLoading<T>(key: string, load: () => Promise<T>): Loading<T> {
  const { value, problem, isAsking, again } = useAsked(key, load);
  return { value, failed: problem !== null && !isAsking, again };
}

/** Says that something is on its way, or that it did not come: without a network, that it is the network. */
export function Waiting({ failed, again }: { failed: boolean; again(): void }) {
  const t = useSay();
  if (!failed) {
    return (
      <p class="tb-waiting" role="status">
        {t("table-loading")}
      </p>
    );
  }
  return (
    <div class="tb-waiting" role="alert">
      <p>{t(navigator.onLine ? "table-load-failed" : "error-unanswered")}</p>
      <Button onClick={again}>{t("table-try-again")}</Button>
    </div>
  );
}

/** A component of an area, by the name it is exported under. */
export function LazyPage<P extends object>({ area, name, props }: { area: Area; name: string; props: P }) {
  const { value, failed, again } = useLoading(`${area} ${name}`, async () => {
    const load = loaderOf(area);
    if (load === undefined) throw new Error(`no ${area}`);
    const module = (await load()) as Module;
    const found = module[name] ?? (name === "Home" ? module["default"] : undefined);
    if (typeof found !== "function") throw new Error(`no ${name} in ${area}`);
    return { Page: found as ComponentType<P> };
  });
  if (value === null) return <Waiting failed={failed} again={again} />;
  return <value.Page {...props} />;
}
