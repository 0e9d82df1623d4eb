import type { Work } from '../work/work.ts';
import type { Report } from '../work/step.ts';
import type { Grounded, Grounds } from '../evidence/grounds.ts';
import { idsOf, type EntityId } from './entityId.ts';
import type { Remote } from './remote.ts';

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

/** The state of Generate More, with the report of the server. */
export type Generation = Report & GenerationState;

export type GenerationState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly isSlow: boolean }
  | { readonly status: 'nothingNew' }
  | { readonly status: 'failed'; readonly message: string };

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
  /** Confirms a field ('This is true'), which is then no assumption any more. */
  readonly onConfirm: (item: Item, field: string) => Promise<Outcome>;
}

/** A row to store: a new one, or what is to become of a present one. */
export interface ToSave<Item, Draft> {
  readonly draft: Draft;
  readonly row?: Item;
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

export interface Identified extends Grounded {
  readonly id: EntityId;
  /** How often it was changed, if the server says so. */
  readonly version?: number;
}

/** Returns the rows with the new ones first, each part in its order. */
export function newFirst<Row extends Identified>(
  rows: readonly Row[],
  newIds: ReadonlySet<string>,
): readonly Row[] {
  if (newIds.size === 0) return rows;
  const isNew = ({ id }: Row) => newIds.has(String(id));
  return [...rows.filter(isNew), ...rows.filter((row) => !isNew(row))];
}

/**
 * Merges new rows into a list: a known row is replaced in its place, the others are appended. Rows that were in the `former`
 * list stand in its order, so that one that was deleted comes back to its place.
 */
export function mergeRows<Row extends Identified>(
  present: readonly Row[],
  added: readonly Row[],
  former: readonly Row[] = [],
): readonly Row[] {
  const now = new Set(idsOf([...present, ...added]));
  const first = former.filter(({ id }) => now.has(String(id)));
  // A map keeps the place of a key whose value is replaced.
  return [
    ...new Map([...first, ...present, ...added].map((row) => [String(row.id), row])).values(),
  ];
}
