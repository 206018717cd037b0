/** The keys of the table. They work outside of text fields only, and can be turned off. */
import { useEffect } from "preact/hooks";
import { Checkbox, Dialog, setting, useSetting } from "../ui";
import { useSay } from "../i18n/say";
import "./keys-dialog.css";

/** What the keys do, in the order they are listed; each has a message `table-key-<name>`. */
export const KEYS = [
  { name: "help", key: "?" },
  { name: "question", key: "q" },
  { name: "number", key: "1 – 9" },
  { name: "arrows", key: "↑ ↓" },
  { name: "enter", key: "↵" },
  { name: "commit", key: "c" },
  { name: "clear", key: "x" },
  { name: "undo", key: "u" },
  { name: "skip", key: " " },
  { name: "command", key: "/" },
  { name: "log", key: "l" },
  { name: "chat", key: "t" },
  { name: "previous", key: "ArrowLeft" },
  { name: "next", key: "ArrowRight" },
] as const;

export type KeyName = (typeof KEYS)[number]["name"];

const PRESSED = "button, a, summary, label, [role=tab], [role=button], [role=slider]";

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Call *act* for the keys of the table. Arrows are left alone where a control uses them itself. */
export function useKeys(act: (name: KeyName) => boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const found = KEYS.find(({ key }) => key === event.key);
      if (found === undefined) return;
      if (setting("shortcuts") !== "on" && found.name !== "help") return;
      // On a control this key is the press of a button.
      if (event.key === " " && event.target instanceof Element && event.target.closest(PRESSED) !== null) return;
      const inTabs = event.target instanceof HTMLElement && event.target.getAttribute("role") === "tab";
      if (inTabs && event.key.startsWith("Arrow")) return;
      if (act(found.name)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→", " ": "␣" };

export function KeysDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useSay();
  const [shortcuts, setShortcuts] = useSetting("shortcuts");
  return (
    <Dialog title={t("table-keys")} open={open} onClose={onClose}>
      <table class="tb-table tb-keys">
        <tbody>
          {KEYS.map(({ name, key }) => (
            <tr key={name}>
              <th scope="row">
                <kbd>{SIGNS[key] ?? key}</kbd>
              </th>
              <td>{t(`table-key-${name}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Checkbox
        label={t("table-keys-on")}
        hint={t("table-keys-on-hint")}
        checked={shortcuts === "on"}
        onChange={(checked) => setShortcuts(checked ? "on" : "off")}
      />
    </Dialog>
  );
}
