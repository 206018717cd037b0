/** Why something cannot be used now, in one line with what would help, where the engine has told it. */
import { remedyWords, shortReason } from "../../../ui";
import type { Scene } from "../model";

export function reasonFor({ props }: Scene, sort: string, id: string): string | null {
  if (props.offer === null) return null;
  const { texts, names } = props;
  const found = props.aids?.found.find((each) => each.sort === sort && each.name === id);
  if (found === undefined || found.why === null) return null;
  const short = shortReason(texts, found.why, names);
  return found.remedy === null ? short : `${short} ${remedyWords(texts, found.remedy, names)}`;
}

/** The same where there is room for a few words and no more: without what would help. */
export function briefReasonFor({ props }: Scene, sort: string, id: string): string | null {
  const { texts, names } = props;
  const why = props.aids?.found.find((each) => each.sort === sort && each.name === id)?.why ?? null;
  if (props.offer === null || why === null) return null;
  const brief = `nds-brief-${why.reason}`;
  return texts.has(brief) ? texts.t(brief) : shortReason(texts, why, names);
}
