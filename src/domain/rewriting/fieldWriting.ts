import type { Outcome } from '../lists/collection.ts';
import type { Rewrite } from './rewrite.ts';

/** The state and the actions of rewriting single fields of a list's rows (D81). */
export interface FieldWriting<Item> {
  /** Returns the rewrite of a field; null when there is none. */
  readonly of: (item: Item, field: string) => Rewrite | null;
  /** Returns true when the person has written the field's text. */
  readonly isEdited: (item: Item, field: string) => boolean;
  /** Requests another text, retries, or shows the waiting proposal. */
  readonly onAsk: (item: Item, field: string) => void;
  /** Called when the person agrees to whole suggestions, one of which the text is taken from. */
  readonly onAskWhole: (item: Item, field: string) => void;
  readonly onAnother: (item: Item, field: string) => void;
  /** Saves the proposal as an edit. */
  readonly onTake: (item: Item, field: string) => Promise<Outcome>;
  /** Drops the proposal, or the running request. */
  readonly onLeave: (item: Item, field: string) => void;
  /** Called when the person has read the failure. */
  readonly onRead: (item: Item, field: string) => void;
}
