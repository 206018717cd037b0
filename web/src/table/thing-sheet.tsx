/** A component looked at from the table. The sheet is the inspector's own, fetched when it is first asked for. */
import type { Components } from "../contract";
import type { Found } from "../gen/protocol";
import { useTexts } from "../i18n/texts";
import { LazyPage } from "../app/lazy";

export interface ThingSheetProps {
  thing: { sort: string; id: string } | null;
  onClose(): void;
  game: string;
  components: Components;
  /** What the aids and the server say about what cannot be used now. */
  found: readonly Found[];
  names: readonly string[];
}

export function ThingSheet({ thing, onClose, game, components, found, names }: ThingSheetProps) {
  const texts = useTexts();
  if (thing === null) return null;
  const { sort, id } = thing;
  // The server and the aids may say the same.
  const once = found.filter(
    (each, at) => found.findIndex((other) => other.sort === each.sort && other.name === each.name) === at,
  );
  return (
    <LazyPage
      area="inspector"
      name="InspectSheet"
      props={{ game, sort, id, found: once, components, texts, seats: names, onClose }}
    />
  );
}
