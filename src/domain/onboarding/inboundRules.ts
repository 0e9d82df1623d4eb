import { keywordUse, withoutIdea } from '../keywords/keywordUse.ts';
import { ofBoth, ofList, type HomeFacts } from './homeFacts.ts';
import { profilesWithoutIdea } from './profileUse.ts';
import { isReadyToWrite } from './standing.ts';
import { oneIfEmpty, type StepRule } from './stepRule.ts';

/** Returns the steps of the inbound campaign in their order. */
export function inboundRules({
  lists: { keywords, contentIdeas, icps },
}: HomeFacts): readonly StepRule[] {
  const ideasPage = '/content-research';
  return [
    { kind: 'findKeywords', href: '/keyword-research', count: ofList(keywords, oneIfEmpty) },
    { kind: 'firstIdeas', href: ideasPage, count: ofList(contentIdeas, oneIfEmpty) },
    {
      kind: 'writeIdeas',
      href: '/keyword-research?idea=none',
      count: ofBoth(
        keywords,
        contentIdeas,
        (rows, ideas) => withoutIdea(rows, keywordUse(ideas)).length,
      ),
    },
    {
      kind: 'profileIdeas',
      href: ideasPage,
      count: ofBoth(icps, contentIdeas, (rows, ideas) => profilesWithoutIdea(rows, ideas).length),
    },
    {
      kind: 'completeIdeas',
      href: ideasPage,
      count: ofList(contentIdeas, (rows) => rows.filter((idea) => !isReadyToWrite(idea)).length),
    },
    { kind: 'openIdeas', href: ideasPage, count: 1 },
  ];
}
