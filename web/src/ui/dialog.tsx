/** Windows over the page: a dialog in the middle, a sheet at the edge. Both are modal and give the focus back. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { useTexts } from "../i18n/provider";
import { LiveRegions } from "./announce";
import { Button } from "./basics";
import "./dialog.css";

export interface DialogProps {
  title: ComponentChildren;
  open: boolean;
  onClose: () => void;
  /** Buttons below the content. */
  actions?: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

/** A window in the middle of the page. */
export function Dialog(props: DialogProps) {
  return props.open ? <Window {...props} kind="dialog" /> : null;
}

export interface ConfirmProps extends Omit<DialogProps, "actions" | "onClose"> {
  yes: string;
  no: string;
  /** What sort of button says yes. */
  kind?: "primary" | "danger";
  /** Closing the window says no, too. */
  onAnswer: (agree: boolean) => void;
}

/** A question in a window of its own, answered by yes or no. */
export function Confirm({ yes, no, kind = "primary", onAnswer, ...window }: ConfirmProps) {
  const actions = (
    <>
      <Button onClick={() => onAnswer(false)}>{no}</Button>
      <Button kind={kind} onClick={() => onAnswer(true)}>
        {yes}
      </Button>
    </>
  );
  return <Dialog {...window} onClose={() => onAnswer(false)} actions={actions} />;
}

/** A window that comes from below on a phone, and stands at the side where there is room. */
export function Sheet(props: DialogProps) {
  return props.open ? <Window {...props} kind="sheet" /> : null;
}

interface WindowProps extends DialogProps {
  kind: "dialog" | "sheet";
}

function Window({ title, onClose, actions, class: more = "", kind, children }: WindowProps) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titled = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element === null) return;
    if (typeof element.showModal === "function") element.showModal();
    else element.setAttribute("open", "");
    // The title first: who listens hears what has opened before anything can be pressed by mistake.
    const wanted = element.querySelector<HTMLElement>("[data-autofocus]") ?? heading.current;
    wanted?.focus();
    return () => {
      if (element.open && typeof element.close === "function") element.close();
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      (isThere ? before : document.querySelector("main"))?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`ui-window ui-${kind} ${more}`}
      aria-labelledby={titled}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // Keys are the window's own: shortcuts of the page behind it stay asleep.
        event.stopPropagation();
        if (event.key === "Escape" && !event.defaultPrevented) {
          event.preventDefault();
          onClose();
        }
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="ui-window-inside">
        <header class="ui-window-head">
          <h2 ref={heading} id={titled} tabIndex={-1}>
            {title}
          </h2>
          <Button kind="quiet" icon="cross" label={texts.t("web-close")} onClick={onClose} />
        </header>
        <div class="ui-window-body">{children}</div>
        <LiveRegions />
        {actions !== undefined && <footer class="ui-window-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
