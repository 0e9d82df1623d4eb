import type { BatchHandle } from '../work/batch.ts';
import type { EntityId } from './entityId.ts';
import type { Remote } from './remote.ts';

/** How a change ended. A failure carries the text the person is shown. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** What Generate More is doing. */
export type Generation =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly isSlow: boolean }
  | { readonly status: 'nothingNew' }
  | { readonly status: 'failed'; readonly message: string };

/** What can be done with any list of the product. */
export interface CollectionActions<Item, Draft> {
  /** Loads again, and polls again if the list is still empty. */
  readonly onReload: () => void;
  readonly onGenerateMore: () => void;
  /** Stops waiting for a slow generation; the server may still finish it. */
  readonly onStopWaiting: () => void;
  readonly onAdd: (draft: Draft) => Promise<Outcome>;
  readonly onEdit: (item: Item, draft: Draft) => Promise<Outcome>;
  readonly onDelete: (item: Item) => Promise<Outcome>;
}

/** A list, what is known of it, and what can be done with it. */
export interface Collection<Item, Draft> {
  readonly remote: Remote<Item>;
  readonly generation: Generation;
  /** Ids that the last generation brought, as text. */
  readonly newIds: ReadonlySet<string>;
  readonly actions: CollectionActions<Item, Draft>;
  /** Many at once, with what became of each. */
  readonly adding: BatchHandle<Draft>;
  readonly deleting: BatchHandle<Item>;
}

/** Anything that stands in a list. */
export interface Identified {
  readonly id: EntityId;
}
