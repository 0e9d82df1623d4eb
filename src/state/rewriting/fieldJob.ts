import type { Identified } from '#domain/lists/collection.ts';
import type { FieldText, Proposal, RewritableKind } from '#domain/rewriting/proposal.ts';
import type { CompanyScope } from '../company.ts';

interface FieldOfRow<Item extends Identified> {
  readonly scope: CompanyScope;
  readonly item: Item;
  readonly field: string;
}

/** One field of one row, and the calls of its list. */
export interface RowJob<Item extends Identified = Identified> extends FieldOfRow<Item> {
  readonly kind: RewritableKind;
  readonly list: () => Promise<readonly Item[]>;
  readonly generate: () => Promise<void>;
  readonly labelOf: (item: Item) => string;
}

/** A field of something that the API can only write as a whole, such as an email. */
export interface WholeJob<Item extends Identified = Identified> extends FieldOfRow<Item> {
  readonly kind: 'emails';
  /** Writes one more variation, which stays, and returns a proposal with its field; null when it brings no new text. */
  readonly writeWhole: (declined: readonly FieldText[]) => Promise<Proposal | null>;
}

export type FieldJob<Item extends Identified = Identified> = RowJob<Item> | WholeJob<Item>;

/** Returns the key of a field's rewrite. */
export const rewriteName = (
  kind: FieldJob['kind'],
  { workspace, companyId }: CompanyScope,
  item: Identified,
  field: string,
): string => [kind, workspace, companyId, item.id, field].join('|');
