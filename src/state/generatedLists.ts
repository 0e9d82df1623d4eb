import type { Identified } from '#domain/lists/collection.ts';
import type { GeneratedKind } from '#domain/work/firstLists.ts';
import { contentIdeaList } from './contentIdeas.ts';
import { geographyList, icpList, uspList } from './insights.ts';
import { keywordList } from './keywords.ts';
import type { List, ListCalls } from './list.ts';
import { targetCompanyList } from './targetCompanies.ts';

/** What every list that can be generated has in common. */
export interface GeneratedList extends Pick<List<never, never>, 'name'> {
  readonly callsOf: (
    ...of: Parameters<List<never, never>['callsOf']>
  ) => Pick<ListCalls<Identified, never>, 'list' | 'generate'>;
}

/** The lists of a company that can be generated. */
export const generatedLists: Readonly<Record<GeneratedKind, GeneratedList>> = {
  usps: uspList,
  icps: icpList,
  geographies: geographyList,
  keywords: keywordList,
  targetCompanies: targetCompanyList,
  contentIdeas: contentIdeaList,
};
