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
