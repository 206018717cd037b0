/** A module as a box to tick, with what it does, what it brings, and what it does not go with. */
import type { ModuleInfo } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import type { Texts } from "../i18n/texts";
import { Chip } from "../ui";
import type { PartProps } from "./new-table";
import { Pick, Wrong } from "./pieces";
import { foesOf, isOnlyAlone } from "./traits";
import { isAlone, withModule } from "./wish";
import { about, moduleName } from "./setup-words";
import "./modules-part.css";

/** Longer lists of what a module does not go with are told only where they matter now. */
const MOST_FOES = 3;

/** The modules that the form shows: not the base, none that comes by itself, none for a game alone in company. */
export function shownModules({ info, wish }: PartProps): ModuleInfo[] {
  return info.modules.filter(
    (module) =>
      module.id !== info.base &&
      !module.by_itself &&
      (isAlone(wish) || wish.modules.includes(module.id) || !isOnlyAlone(module)),
  );
}

/** What goes with a module and what does not, a line each. */
function conflicts(texts: Texts, { info, settled }: PartProps, module: ModuleInfo): string[] {
  const modes = info.modules.filter(({ brings }) => brings).map(({ id }) => id);
  const implied = info.modules.filter(({ by_itself }) => by_itself).map(({ id }) => id);
  const names = (ids: readonly string[]): string => texts.joined(ids.map((id) => moduleName(texts, info.id, id)));
  const needs = module.requires.filter((id) => id !== info.base && !implied.includes(id));
  const foes = foesOf(module, info.modules).filter((id) => !implied.includes(id));
  // Modes rule out much; that is told once one of them is chosen, not at every module.
  const usual = module.brings ? [] : foes.filter((id) => !modes.includes(id));
  const told = foes.filter((id) => settled.includes(id) || (usual.length <= MOST_FOES && usual.includes(id)));
  const brings = module.brings ? "lobby-module-brings" : "ui-module-requires";
  return [
    ...(needs.length > 0 ? [texts.t(brings, { modules: names(needs) })] : []),
    ...(told.length > 0 ? [texts.t("ui-module-excludes", { modules: names(told) })] : []),
  ];
}

export function Module(props: PartProps & { module: ModuleInfo }) {
  const texts = useTexts();
  const { info, wish, change, module, settled } = props;
  const place = `module-${module.id}`;
  const wrong = props.problemAt(place);
  const isIn = wish.modules.includes(module.id);
  // What another module brings along is in the game, too; only that other one can be taken out.
  const isBrought = !isIn && settled.includes(module.id);
  const id = `lb-module-${module.id}`;
  return (
    <div class={wrong === "" ? "lb-module" : "lb-module lb-module-wrong"}>
      <Pick
        type="checkbox"
        name={id}
        checked={isIn || isBrought}
        disabled={isBrought}
        onPick={(on) => change(withModule(wish, module.id, on))}
        title={moduleName(texts, info.id, module.id)}
        note={about(texts, info.id, "module", module.id)}
        describedBy={wrong === "" ? undefined : `${id}-wrong`}
        extra={
          <>
            {conflicts(texts, props, module).map((line) => (
              <small key={line} class="lb-conflict">
                {line}
              </small>
            ))}
            {isBrought && <Chip tone="accent">{texts.t("lobby-module-brought")}</Chip>}
          </>
        }
      />
      <Wrong {...props} place={place} id={`${id}-wrong`} />
    </div>
  );
}
