/** A component looked at from the table. The sheet is the inspector's own, fetched when it is first asked for. */
import type { Found, Offer } from "../gen/protocol";
import type { When } from "../inspector/inspect-sheet";
import { TextsProvider } from "../i18n";
import { useTexts } from "../i18n/texts";
import { LazyPage, Waiting } from "../app/lazy";
import { useAnswer } from "../net/answers";
import { api } from "../net/api";

interface Thing {
  sort: string;
  id: string;
}

export interface ThingSheetProps {
  thing: Thing | null;
  onClose(): void;
  game: string;
  table: string;
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

function Shown({ thing, onClose, game, table, found, names, when }: ThingSheetProps & { thing: Thing }) {
  const texts = useTexts();
  const { sort, id } = thing;
  // The server and the aids may say the same.
  const told = found.filter(
    (each, at) => found.findIndex((other) => other.sort === each.sort && other.name === each.name) === at,
  );
  // The board does without where the facts are from, which is half of what there is to know of a component.
  const {
    value: components,
    problem,
    isAsking,
    again,
  } = useAnswer(`components ${table}`, () => api.tableComponents(table));
  if (components === null) return <Waiting failed={problem !== null && !isAsking} again={again} />;
  return (
    <LazyPage
      area="inspector"
      name="InspectSheet"
      props={{ game, sort, id, found: told, components, texts, seats: names, when, onClose }}
    />
  );
}
