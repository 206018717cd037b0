/** Components that are fetched when they are first drawn. */
import { type ComponentType, type FunctionComponent, h } from "preact";
import { useRef } from "preact/hooks";
import { useLoading, Waiting } from "./lazy";

/** Stands for a component; once it has come, it is drawn at once wherever it is wanted. */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let known: ComponentType<Props> | null = null;
  const fetched = async () => {
    known ??= await load();
    return { Drawn: known };
  };
  function First(props: Props) {
    const { value, failed, again } = useLoading(name, fetched);
    return value === null ? <Waiting failed={failed} again={again} /> : <value.Drawn {...props} />;
  }
  return function Later(props) {
    // Whoever began by waiting goes on in the same place: what is drawn keeps what it remembers.
    const isThere = useRef(known !== null);
    return isThere.current && known !== null ? h(known, props) : <First {...props} />;
  };
}
