import type { TargetCompanyRef } from '../companies/targetCompany.ts';
import type { HomeFacts, Known } from './homeFacts.ts';
import { newRows, type SeenList } from './seenRows.ts';
import { idsOf } from '../lists/entityId.ts';

/** What a link of the map does besides opening its page. */
export type CoverageLinkAction =
  /** Starts an idea for a keyword or a profile. */
  | { readonly kind: 'idea'; readonly keywords: readonly string[]; readonly icp: string }
  /** Selects companies, so that the next page searches and shows people there. */
  | { readonly kind: 'companies'; readonly companies: readonly TargetCompanyRef[] };

type GapKind = 'idea' | 'profile' | 'people' | 'mail' | 'review';
type UsedKind = 'ideas' | 'profiles' | 'keywords' | 'found' | 'reviewed';

/** One cell of the map. */
export type CoverageCell =
  /** Something is missing, and the link leads to the page that adds it. */
  | {
      readonly state: 'gap';
      readonly kind: GapKind;
      readonly href: string;
      readonly fill?: CoverageLinkAction;
    }
  /** The row is used by these names. */
  | {
      readonly state: 'used';
      readonly kind: UsedKind;
      readonly names: readonly string[];
      readonly href: string;
      readonly fill?: CoverageLinkAction;
    }
  /** Loading, unknown, or blank until the gap in the first column is filled. */
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'blank' };

export interface CoverageRow {
  readonly key: string;
  readonly name: string;
  /** True when the row did not exist at the last visit. */
  readonly isNew: boolean;
  readonly cells: readonly [CoverageCell, CoverageCell];
}

/** The cell of a list that is not loaded. */
export const waiting = (rows: Known<unknown>): CoverageCell =>
  rows === undefined ? { state: 'loading' } : { state: 'unknown' };
export const blank: CoverageCell = { state: 'blank' };

/** Returns the address of a page that searches for a text. */
export const searchFor = (path: string, text: string): string =>
  `${path}?${new URLSearchParams({ q: text }).toString()}`;

/** Returns the ids of the rows that did not exist at the last visit. */
export const newIds = (
  facts: HomeFacts,
  list: SeenList,
  rows: readonly { id: string | number }[],
) => new Set(idsOf(newRows(facts.seen, list, rows) ?? []));
