/** Expansions and variants as boxes to tick, each with what it does and what it goes with. */
import type { ModuleInfo } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { Button } from "../ui";
import type { PartProps } from "./NewTable";
import { Folding, Pick, Trouble } from "./pieces";
import { traitsOf } from "./traits";
import { isAlone, withModule } from "./wish";
import { about, moduleName } from "./words";

const FIRST_EDITION = "first-edition-";

/** All modules that cannot be played with one, whichever of the two says so. */
export function foesOf(module: ModuleInfo, all: readonly ModuleInfo[]): string[] {
  const others = all.filter((each) => each.excludes.includes(module.id)).map((each) => each.id);
  return [...new Set([...module.excludes, ...others])];
}

function conflicts(texts: Texts, game: string, module: ModuleInfo, all: readonly ModuleInfo[], base: string): string[] {
  const names = (ids: readonly string[]): string => texts.joined(ids.map((id) => moduleName(texts, game, id)));
  const needs = module.requires.filter((id) => id !== base);
  const foes = foesOf(module, all);
  return [
    ...(needs.length > 0 ? [texts.t("ui-module-requires", { modules: names(needs) })] : []),
    ...(foes.length > 0 ? [texts.t("ui-module-excludes", { modules: names(foes) })] : []),
  ];
}

export function ModulesPart(props: PartProps) {
  const texts = useTexts();
  const { info, wish } = props;
  const traits = traitsOf(info.id);
  const shown = info.modules.filter(
    (module) =>
      module.id !== info.base &&
      !traits.implied.includes(module.id) &&
      (isAlone(wish) || !traits.aloneModules.includes(module.id)),
  );
  const early = shown.filter((module) => module.id.startsWith(FIRST_EDITION));
  const others = shown.filter((module) => !early.includes(module));
  if (shown.length === 0) return null;
  return (
    <Folding
      title={texts.t("lobby-modules")}
      about={about(texts, info.id, "module", info.base)}
      wrong={shown.some((module) => props.problemAt(`module-${module.id}`) !== "")}
    >
      <div class="lb-picks">
        {others.map((module) => (
          <Module key={module.id} {...props} module={module} />
        ))}
      </div>
      {early.length > 0 && (
        <details class="lb-details" open={early.some((module) => wish.modules.includes(module.id))}>
          <summary>{texts.t("lobby-first-edition", { count: early.length })}</summary>
          <div class="lb-picks">
            {early.map((module) => (
              <Module key={module.id} {...props} module={module} />
            ))}
          </div>
        </details>
      )}
    </Folding>
  );
}

function Module({ info, wish, change, problemAt, module }: PartProps & { module: ModuleInfo }) {
  const texts = useTexts();
  const wrong = problemAt(`module-${module.id}`);
  const isIn = wish.modules.includes(module.id);
  const lacking = isIn ? module.requires.filter((id) => id !== info.base && !wish.modules.includes(id)) : [];
  const clashing = isIn ? foesOf(module, info.modules).filter((id) => wish.modules.includes(id)) : [];
  const id = `lb-module-${module.id}`;
  return (
    <div class={wrong === "" ? "lb-module" : "lb-module lb-module-wrong"}>
      <Pick
        type="checkbox"
        name={id}
        checked={isIn}
        onPick={(on) => change(withModule(wish, module.id, on))}
        title={moduleName(texts, info.id, module.id)}
        note={about(texts, info.id, "module", module.id)}
        describedBy={wrong === "" ? undefined : `${id}-wrong`}
        extra={conflicts(texts, info.id, module, info.modules, info.base).map((line) => (
          <small key={line} class="lb-conflict">
            {line}
          </small>
        ))}
      />
      {wrong !== "" && (
        <div class="lb-mend">
          <Trouble id={`${id}-wrong`}>{wrong}</Trouble>
          {lacking.map((other) => (
            <Button key={other} onClick={() => change(withModule(wish, other, true))}>
              {texts.t("lobby-module-add", { name: moduleName(texts, info.id, other) })}
            </Button>
          ))}
          {clashing.map((other) => (
            <Button key={other} onClick={() => change(withModule(wish, other, false))}>
              {texts.t("lobby-module-drop", { name: moduleName(texts, info.id, other) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
