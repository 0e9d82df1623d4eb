import type { GenerationKind } from '#domain/generation.ts';
import type { PlainWordKey } from '#domain/words/translate.ts';
import type { LedgerScope } from '../generation/ledger.ts';

/** What tells one list of the product from another. */
export interface CollectionRules<Item, Draft> {
  /** Names the list in the cache. */
  readonly name: string;
  /** What its generation is called in the ledger; absent where nothing is generated. */
  readonly kind?: GenerationKind;
  /** Asks again while the first answer is empty (D20). */
  readonly isPolled: boolean;
  /** A failed refetch empties the list silently, where the specification wants it so (D40). */
  readonly isEmptiedByFailure?: boolean;
  /** What a failed change is called on the screen, where that differs from what the call itself says. */
  readonly words?: {
    readonly add?: PlainWordKey;
    readonly edit?: PlainWordKey;
    readonly remove?: PlainWordKey;
  };
  /** The row as it could be entered again; a deletion offers Undo where this is given (D30). */
  readonly draftOf?: (item: Item) => Draft | null;
  /** What the row is called in "Deleted …". */
  readonly labelOf: (item: Item) => string;
}

/** The calls behind a list, already bound to one workspace and company. */
export interface CollectionCalls<Item, Draft> {
  readonly scope: LedgerScope;
  readonly list: (signal?: AbortSignal) => Promise<readonly Item[]>;
  readonly generate?: () => Promise<void>;
  readonly add: (draft: Draft) => Promise<void>;
  readonly edit?: (item: Item, draft: Draft) => Promise<void>;
  readonly remove?: (item: Item) => Promise<void>;
}
