import { countByCompany } from '../companies/companyFinding.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import { keywordUse, withoutIdea } from '../keywords/keywordUse.ts';
import type { Campaign } from './campaign.ts';
import {
  mailStages,
  ofBoth,
  ofList,
  type Count,
  type HomeFacts,
  type HomeListName,
} from './homeFacts.ts';

/** One line of a campaign's state: the number of rows, and how many of them have made progress. */
export interface StandingLine {
  readonly of: Exclude<HomeListName, 'icps'>;
  readonly count: Count;
  readonly part: Count;
  /** The number of rows whose progress is unknown. */
  readonly unknown: number;
  /** True when this line's own list failed to load, so that it can be requested again. */
  readonly hasFailed: boolean;
}

/** Returns true when an idea has keywords, a profile and an outline. The API does not say which ideas are published. */
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
      // Without the target companies, their people cannot be requested.
      hasFailed: people === null && targetCompanies !== null,
      unknown,
    }),
    line('emails', count('drafted', 'skipped'), count('drafted'), {
      hasFailed: emails === null && people !== null,
    }),
  ];
}

/** Returns the lines of a campaign's state. */
export const standingOf = (campaign: Campaign, facts: HomeFacts): readonly StandingLine[] =>
  campaign === 'inbound' ? inboundStanding(facts) : outboundStanding(facts);
