import type { FieldText, Proposal } from '#domain/rewriting/proposal.ts';
import type { Outcome } from './collection.ts';

/** The answer to a request for another text. `missing`: the server does not have the call. */
export type FieldAnswer =
  | { readonly status: 'proposed'; readonly proposal: Proposal }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'missing' };

/** Rewrites single fields of a list's rows (D81). */
export interface FieldRewriting<Item> {
  /** False after the server has answered that it does not have the call. */
  readonly isOffered: boolean;
  /** Requests another text; `declined` are the earlier proposals. Changes nothing. */
  readonly onAsk: (
    item: Item,
    field: string,
    declined: readonly FieldText[],
    signal: AbortSignal,
  ) => Promise<FieldAnswer>;
  readonly onTake: (item: Item, field: string, proposal: Proposal) => Promise<Outcome>;
}
