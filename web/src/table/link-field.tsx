/** A link to look at and to copy. */
import { useSay } from "../i18n/say";
import { Button, TextInput, toast } from "../ui";

export function LinkField({ label, hint, link }: { label: string; hint: string; link: string }) {
  const t = useSay();
  const copy = () => {
    const done = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error("no clipboard"));
    done.then(
      () => toast(t("table-copied"), "ok"),
      () => toast(t("table-copy-failed"), "warn"),
    );
  };
  return (
    <div class="tb-link-field">
      <TextInput label={label} hint={hint} value={link} onChange={() => undefined} readOnly />
      <Button icon="copy" onClick={copy}>
        {t("table-copy")}
      </Button>
    </div>
  );
}
