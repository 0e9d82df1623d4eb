import type { EditedGrounds } from '#domain/entities/toWire.ts';
import type { PlainWordKey } from '#domain/words/translate.ts';
import type { CompanyScope } from '../company.ts';

/** The messages for a failed change, by kind of change. */
interface ChangeWords {
  readonly add?: PlainWordKey;
  readonly edit?: PlainWordKey;
  readonly remove?: PlainWordKey;
}

/** The differences between one list and another. */
export interface ListConfig<Item, Draft> {
  /** The name of the list in the cache. */
  readonly name: string;
  /** True when the list is polled while its first response is empty (D20). */
  readonly isPolled: boolean;
  /** Messages for a failed change in its dialog or row, where they differ from the message of the call. */
  readonly words?: ChangeWords;
  /** Messages for a failed change in a notice, when no dialog or row can show them and they differ from `words` (D28). */
  readonly alerts?: ChangeWords;
  /** Returns the draft that creates the row again, or null. A deletion offers Undo when there is one (D30). */
  readonly draftOf?: (item: Item) => Draft | null;
  /** Returns the name of the row for "Deleted …". */
  readonly labelOf: (item: Item) => string;
}

/** Runs one generation. `arrive` shows rows before the generation has ended. */
export type GenerationWork<Item> = (arrive: (rows: readonly Item[]) => void) => Promise<unknown>;

/** The calls of a list for one workspace and company. */
export interface CollectionCalls<Item, Draft> {
  readonly scope: CompanyScope;
  /**
   * The requested part of the company's rows, such as the prospects of the selected companies. Each part is a list of its
   * own in the cache. Absent when all rows are requested.
   */
  readonly part?: string;
  readonly list: (signal?: AbortSignal) => Promise<readonly Item[]>;
  /** Loads the rows that include this one in a single request, when loading the whole list may take several. */
  readonly peersOf?: (item: Item) => Promise<readonly Item[]>;
  readonly generate?: GenerationWork<Item>;
  /** Returns the generation that a loaded list still needs; null when it needs none. */
  readonly complete?: (items: readonly Item[]) => GenerationWork<Item> | null;
  /** Returns the generation that was started while another one ran; null when there is none. */
  readonly rest?: () => GenerationWork<Item> | null;
  /** Resolves to the rows in the answer; null when it has none. */
  readonly add?: (draft: Draft) => Promise<readonly Item[] | null>;
  /**
   * Loads the rows that an addition brings into view besides the added row, because it widens `part`. Returns null when there
   * are none.
   */
  readonly shownWith?: (draft: Draft) => Promise<readonly Item[]> | null;
  readonly edit?: (item: Item, draft: Draft, grounds: EditedGrounds) => Promise<unknown>;
  readonly remove?: (item: Item) => Promise<void>;
  /** Sends the unchanged row with the remaining assumptions. Returns null when the server would reject the row as it is. */
  readonly confirm?: (item: Item, assumptions: readonly string[]) => Promise<void> | null;
}
