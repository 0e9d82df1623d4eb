import type { Keyword } from '../keywords/keyword.ts';
import { companyRows } from './companyCoverage.ts';
import type { CoverageRow } from './coverageRow.ts';
import type { HomeFacts, Known } from './homeFacts.ts';
import { keywordRows, profileRows } from './ideaCoverage.ts';

export const coverageMaps = ['keywords', 'icps', 'targetCompanies'] as const;
export type CoverageMap = (typeof coverageMaps)[number];

/**
 * Returns the position of the first gap, so that rows with a gap in the first column come first. Equal rows keep their
 * order.
 */
const rankOf = ({ cells }: CoverageRow): number => {
  const index = cells.findIndex(({ state }) => state === 'gap');
  return index === -1 ? cells.length : index;
};
export const hasGap = ({ cells }: CoverageRow): boolean =>
  cells.some(({ state }) => state === 'gap');

const gapsFirst = (rows: readonly CoverageRow[]): readonly CoverageRow[] =>
  [...rows].sort((one, other) => rankOf(one) - rankOf(other));

/** Returns the rows of a map with where each is used. Rows with a gap come first. */
export function coverageOf(map: CoverageMap, facts: HomeFacts): Known<CoverageRow> {
  const { keywords, icps, targetCompanies } = facts.lists;
  switch (map) {
    case 'keywords':
      return keywords && gapsFirst(keywordRows(byVolume(keywords), facts));
    case 'icps':
      return icps && gapsFirst(profileRows(icps, facts));
    case 'targetCompanies':
      return targetCompanies && gapsFirst(companyRows(targetCompanies, facts));
  }
}

/** Sorts keywords by volume, highest first. Those without a volume come last. */
const byVolume = (keywords: readonly Keyword[]): readonly Keyword[] =>
  [...keywords].sort((one, other) => (other.volume ?? -1) - (one.volume ?? -1));
