import type { Grounds } from '#domain/evidence/grounds.ts';
import type { Generation, ToSave } from '#domain/lists/collection.ts';
import type { Remote } from '#domain/lists/remote.ts';
import type { Work } from '#domain/work/work.ts';

export interface BatchActions<Row> {
  readonly onStart: (rows: readonly Row[]) => void;
  /** Starts no further requests. Running ones finish. */
  readonly onStop: () => void;
  /** Begins again what failed, and what Stop left. */
  readonly onRetry: () => void;
  /** Removes the batch, finished or not. */
  readonly onDismiss: () => void;
}

/** Many requests for many rows, with the result of each and the actions. */
export interface BatchHandle<Row> {
  readonly jobs: Work<Row>;
  readonly actions: BatchActions<Row>;
}

/** The result of a change. A failure has the message to show. */
export type Outcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly message: string;
      /** Says the failure by a notice, for a form that does not wait for it any more. */
      readonly sayElsewhere?: () => void;
    };

/** A proposed text that an edit accepts. It brings its evidence, and can be undone (D81). */
export interface TakenText {
  readonly field: string;
  readonly grounds: Grounds;
}

export interface CollectionActions<Item, Draft> {
  /** Loads again, and polls again if the list is still empty. */
  readonly onReload: () => void;
  readonly onGenerateMore: () => void;
  /** Stops waiting for a slow generation; the server may still finish it. */
  readonly onStopWaiting: () => void;
  readonly onAdd: (draft: Draft) => Promise<Outcome>;
  readonly onEdit: (item: Item, draft: Draft, taken?: TakenText) => Promise<Outcome>;
  readonly onDelete: (item: Item) => Promise<Outcome>;
  /** Merges rows into one of them, which gets the draft (D97). */
  readonly onMerge: (item: Item, draft: Draft, others: readonly Item[]) => Promise<Outcome>;
  /** Confirms a field ('This is true'), which is then no assumption any more. */
  readonly onConfirm: (item: Item, field: string) => Promise<Outcome>;
}

export interface Collection<Item, Draft> {
  readonly remote: Remote<Item>;
  readonly generation: Generation;
  /** Ids, as text, of the rows that the last generation or paste brought or that the person has added on this page. */
  readonly newIds: ReadonlySet<string>;
  readonly actions: CollectionActions<Item, Draft>;
  /** Adds, changes or deletes many rows at once, with a result for each. */
  readonly adding: BatchHandle<ToSave<Item, Draft>>;
  readonly deleting: BatchHandle<Item>;
}

export interface SelectionHandle {
  /** Ids of the selected rows that are in the list, as text. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}
