/** A component looked at from the table. The sheet is the inspector's own, fetched when it is first asked for. */
import type { Components } from "../contract";
import type { Found, Offer } from "../gen/protocol";
import type { When } from "../inspector/inspect-sheet";
import { TextsProvider } from "../i18n";
import { useTexts } from "../i18n/texts";
import { LazyPage } from "../app/lazy";

interface Thing {
  sort: string;
  id: string;
}

export interface ThingSheetProps {
  thing: Thing | null;
  onClose(): void;
  game: string;
  components: Components;
  /** What the aids and the server say about what cannot be used now. */
  found: readonly Found[];
  names: readonly string[];
  /** When the looking seat is asked about it. */
  when: When;
}

/** Whether an answer to the open question names a thing, or a card of it: `red-bank` is a card of the bank. */
export function whenAsked(offer: Offer | null, id: string): When {
  if (offer === null) return "next";
  const isIt = (word: string): boolean => word === id || word.endsWith(`-${id}`);
  const isNamed =
    offer.choices.some(({ action }) => action.split(" ").some(isIt)) ||
    (offer.stage?.parts ?? []).some(({ value }) => isIt(String(value)));
  return isNamed ? "now" : "asked";
}

/** The table itself does without the words that only this sheet says: they come with it. */
export function ThingSheet(props: ThingSheetProps) {
  if (props.thing === null) return null;
  return (
    <TextsProvider game={props.game}>
      <Shown {...props} thing={props.thing} />
    </TextsProvider>
  );
}

function Shown({ thing, onClose, game, components, found, names, when }: ThingSheetProps & { thing: Thing }) {
  const texts = useTexts();
  const { sort, id } = thing;
  // The server and the aids may say the same.
  const once = found.filter(
    (each, at) => found.findIndex((other) => other.sort === each.sort && other.name === each.name) === at,
  );
  return (
    <LazyPage
      area="inspector"
      name="InspectSheet"
      props={{ game, sort, id, found: once, components, texts, seats: names, when, onClose }}
    />
  );
}
