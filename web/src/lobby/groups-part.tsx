/** Everything that can be added to a game, in groups: how it is played, what is in the box, variants, older rules. */
import { useTexts } from "../i18n/texts";
import { Module, shownModules } from "./modules-part";
import type { PartProps } from "./new-table";
import { Option, shownOptions } from "./options-part";
import { Drawer } from "./pieces";
import { traitsOf } from "./traits";
import type { ModuleGroup } from "./traits";
import { about, moduleName, optionName } from "./setup-words";
import "./groups-part.css";

/** The groups of a game with what is in none of them at the end; for a plain game that is all there is. */
export function groupsOf(props: PartProps): ModuleGroup[] {
  const { groups } = traitsOf(props.info.id);
  const parts = groups.flatMap((group) => group.parts);
  const isFree = (kind: "modules" | "options", id: string): boolean => !parts.some((part) => part[kind].includes(id));
  const modules = shownModules(props)
    .map(({ id }) => id)
    .filter((id) => isFree("modules", id));
  const options = shownOptions(props)
    .map(({ id }) => id)
    .filter((id) => isFree("options", id));
  return [
    ...groups,
    ...(modules.length > 0 ? [{ id: "modules", parts: [{ id: "modules", modules, options: [] }] }] : []),
    ...(options.length > 0 ? [{ id: "options", parts: [{ id: "options", modules: [], options }] }] : []),
  ];
}

export function GroupsPart(props: PartProps) {
  return (
    <>
      {groupsOf(props).map((group) => (
        <GroupPart key={group.id} {...props} group={group} />
      ))}
    </>
  );
}

function GroupPart(props: PartProps & { group: ModuleGroup }) {
  const texts = useTexts();
  const { info, wish, settled, group } = props;
  const modules = shownModules(props);
  const options = shownOptions(props);
  const parts = group.parts
    .map((part) => ({
      id: part.id,
      modules: modules.filter(({ id }) => part.modules.includes(id)),
      options: options.filter(({ id }) => part.options.includes(id)),
    }))
    .filter((part) => part.modules.length + part.options.length > 0);
  if (parts.length === 0) return null;
  const ids = parts.flatMap((part) => part.modules.map(({ id }) => id));
  const touched = parts.flatMap((part) => part.options.filter(({ id }) => id in wish.options));
  const chosen = [
    ...ids
      .filter((id) => wish.modules.includes(id) || settled.includes(id))
      .map((id) => moduleName(texts, info.id, id)),
    ...touched.map(({ id }) => optionName(texts, info.id, id)),
  ];
  const places = [
    ...ids.map((id) => `module-${id}`),
    ...parts.flatMap((part) => part.options.map(({ id }) => `option-${id}`)),
  ];
  const isOnly = traitsOf(info.id).groups.length === 0;
  const told = group.id === "modules" ? about(texts, info.id, "module", info.base) : "";
  return (
    <Drawer
      title={texts.t(`lobby-group-${group.id}`)}
      note={chosen.length === 0 ? texts.t("lobby-group-nothing") : texts.joined(chosen)}
      about={texts.has(`lobby-group-${group.id}-about`) ? texts.t(`lobby-group-${group.id}-about`) : told}
      wrong={places.some((place) => props.problemAt(place) !== "")}
      open={isOnly}
    >
      {parts.map((part) => (
        <fieldset key={part.id} class="lb-plain lb-part">
          {/* An only option has the same name itself. */}
          <legend class={parts.length > 1 && part.modules.length > 0 ? undefined : "ui-hidden"}>
            {texts.t(part.id === group.id ? `lobby-group-${group.id}` : `lobby-part-of-${part.id}`)}
          </legend>
          {part.modules.length > 0 && (
            <div class="lb-picks">
              {part.modules.map((module) => (
                <Module key={module.id} {...props} module={module} />
              ))}
            </div>
          )}
          {part.options.map((option) => (
            <Option key={option.id} {...props} option={option} />
          ))}
        </fieldset>
      ))}
    </Drawer>
  );
}
