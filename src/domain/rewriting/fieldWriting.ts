import type { Outcome } from '../lists/collection.ts';
import type { Rewrite } from './rewrite.ts';

/** Writing single fields of a list's rows anew (D81). */
export interface FieldWriting<Item> {
  /** How it stands with a field; null while nothing is asked for. */
  readonly of: (item: Item, field: string) => Rewrite | null;
  /** The person has written what the field says. */
  readonly isEdited: (item: Item, field: string) => boolean;
  /** Asks for another text, tries again, or shows the proposal that is there. */
  readonly onAsk: (item: Item, field: string) => void;
  /** The yes to whole suggestions, one of which the text is taken from. */
  readonly onAskWhole: (item: Item, field: string) => void;
  readonly onAnother: (item: Item, field: string) => void;
  /** Puts the proposal in place, as an edit. */
  readonly onTake: (item: Item, field: string) => Promise<Outcome>;
  /** Drops the proposal, or what is under way. */
  readonly onLeave: (item: Item, field: string) => void;
  /** The person has read the failure. */
  readonly onRead: (item: Item, field: string) => void;
}
