import { countByCompany } from '../companies/companyFinding.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Identified } from '../lists/collection.ts';
import { keywordUse, withoutIdea } from '../keywords/keywordUse.ts';
import type { Campaign } from './campaign.ts';
import {
  mailStages,
  ofBoth,
  ofList,
  type Count,
  type HomeFacts,
  type HomeListName,
  type Known,
} from './homeFacts.ts';
import { newRows, type SeenList } from './seenRows.ts';

/** One line of where a campaign stands: how many there are, and how many of them are of one kind. */
export interface StandingLine {
  readonly of: Exclude<HomeListName, 'icps'>;
  readonly count: Count;
  readonly part: Count;
  /** Of how many the part is not known. */
  readonly unknown: number;
  /** True where this line's own list could not be loaded: it can be asked for again. */
  readonly hasFailed: boolean;
}

/** True for an idea that says what to write, for whom and for which keywords. The API has no word for one that is published. */
export const isReadyToWrite = ({ keywords, targetIcp, outline }: ContentIdea): boolean =>
  keywords.length > 0 && outline.length > 0 && targetIcp.trim() !== '';

const line = (
  of: StandingLine['of'],
  count: Count,
  part: Count,
  { hasFailed = count === null, unknown = 0 } = {},
): StandingLine => ({ of, count, part, hasFailed, unknown });

function inboundStanding({ lists: { keywords, contentIdeas } }: HomeFacts) {
  const unused = ofBoth(
    keywords,
    contentIdeas,
    (rows, ideas) => withoutIdea(rows, keywordUse(ideas)).length,
  );
  const ready = ofList(contentIdeas, (rows) => rows.filter(isReadyToWrite).length);
  return [
    line(
      'keywords',
      ofList(keywords, ({ length }) => length),
      unused,
    ),
    line(
      'contentIdeas',
      ofList(contentIdeas, ({ length }) => length),
      ready,
    ),
  ];
}

function outboundStanding(facts: HomeFacts) {
  const { targetCompanies, prospects, emails } = facts.lists;
  const companies = ofList(targetCompanies, ({ length }) => length);
  const people = ofList(prospects, ({ length }) => length);
  const withPeople = ofBoth(
    targetCompanies,
    prospects,
    (rows, persons) =>
      [...countByCompany(rows, persons).values()].filter((count) => count > 0).length,
  );
  const stages = ofList(prospects, (rows) => rows.map(mailStages(facts)));
  const count = (...wanted: readonly string[]): Count =>
    stages && stages.filter((stage) => wanted.includes(stage)).length;
  const unknown = count('unknown') ?? 0;
  const withMail = emails === undefined ? undefined : count('drafted', 'skipped', 'toReview');
  return [
    line('targetCompanies', companies, withPeople),
    line('prospects', people, withMail, {
      // Without companies nobody's people can be asked for.
      hasFailed: people === null && targetCompanies !== null,
      unknown,
    }),
    line('emails', count('drafted', 'skipped'), count('drafted'), {
      hasFailed: emails === null && people !== null,
    }),
  ];
}

/** Returns where a campaign stands. */
export const standingOf = (campaign: Campaign, facts: HomeFacts): readonly StandingLine[] =>
  campaign === 'inbound' ? inboundStanding(facts) : outboundStanding(facts);

const listsOf = {
  inbound: ['keywords', 'contentIdeas'],
  outbound: ['targetCompanies', 'prospects'],
} as const satisfies Readonly<Record<Campaign, readonly SeenList[]>>;

/** What is new in a campaign since the last visit. */
export type CampaignNews =
  | { readonly status: 'loading' | 'firstVisit' | 'unknown' }
  | { readonly status: 'known'; readonly counts: readonly NewCount[] };

export interface NewCount {
  readonly list: SeenList;
  readonly count: number;
}

/** Returns what is new in a campaign. A list that failed, now or at the last visit, says nothing. */
export function newsOf(campaign: Campaign, { lists, seen }: HomeFacts): CampaignNews {
  if (seen === null) return { status: 'firstVisit' };
  const names = listsOf[campaign];
  if (names.some((name) => lists[name] === undefined)) return { status: 'loading' };
  const counts = names.flatMap((list): NewCount[] => {
    const rows: Known<Identified> = lists[list];
    const added = rows ? newRows(seen, list, rows) : null;
    return added ? [{ list, count: added.length }] : [];
  });
  if (counts.length === 0) return { status: 'unknown' };
  return { status: 'known', counts: counts.filter(({ count }) => count > 0) };
}
