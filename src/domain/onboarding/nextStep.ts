import { peopleByCompany } from '../companies/companyFinding.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import { keywordUse, withoutIdea } from '../keywords/keywordUse.ts';
import { campaignPaths, type Campaign } from './campaign.ts';
import {
  mailStages,
  ofBoth,
  ofList,
  type Count,
  type HomeFacts,
  type HomeListName,
} from './homeFacts.ts';
import { notFoundReason } from '../companies/companySite.ts';
import { isDueOn } from '../mail/dueList.ts';
import type { RoutePath } from '../pages/routes.ts';
import { limits } from '../settings/limits.ts';
import { profilesWithoutIdea, type CoverageLinkAction } from './coverage.ts';

/** One line of a campaign's state: the number of rows, and how many of them have made progress. */
export interface ProgressLine {
  readonly of: Exclude<HomeListName, 'icps'>;
  readonly count: Count;
  readonly part: Count;
  /** The number of rows whose progress is unknown. */
  readonly unknown: number;
  /** True when this line's own list failed to load, so that it can be requested again. */
  readonly hasFailed: boolean;
}

/** Returns true when an idea has keywords, a profile and an outline. The API does not say which ideas are published. */
const isReadyToWrite = ({ keywords, targetIcp, outline }: ContentIdea): boolean =>
  keywords.length > 0 && outline.length > 0 && targetIcp.trim() !== '';

const lengthOf = ({ length }: readonly unknown[]): number => length;

const line = (
  of: ProgressLine['of'],
  count: Count,
  part: Count,
  { hasFailed = count === null, unknown = 0 } = {},
): ProgressLine => ({ of, count, part, hasFailed, unknown });

const unusedKeywords = ({ lists: { keywords, contentIdeas } }: HomeFacts): Count =>
  ofBoth(keywords, contentIdeas, (rows, ideas) => withoutIdea(rows, keywordUse(ideas)).length);

function inboundProgress(facts: HomeFacts) {
  const { keywords, contentIdeas } = facts.lists;
  const ready = ofList(contentIdeas, (rows) => rows.filter(isReadyToWrite).length);
  return [
    line('keywords', ofList(keywords, lengthOf), unusedKeywords(facts)),
    line('contentIdeas', ofList(contentIdeas, lengthOf), ready),
  ];
}

function outboundProgress(facts: HomeFacts) {
  const { targetCompanies, prospects, emails } = facts.lists;
  const companies = ofList(targetCompanies, lengthOf);
  const people = ofList(prospects, lengthOf);
  const withPeople = ofBoth(
    targetCompanies,
    prospects,
    (rows, persons) =>
      [...peopleByCompany(rows, persons).values()].filter(({ length }) => length > 0).length,
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

export const progressOf = (campaign: Campaign, facts: HomeFacts): readonly ProgressLine[] =>
  campaign === 'inbound' ? inboundProgress(facts) : outboundProgress(facts);

/** The next step of a campaign: its kind, the number of rows it is about, and its page. */
export interface NextStep {
  readonly kind:
    | 'findKeywords'
    | 'firstIdeas'
    | 'writeIdeas'
    | 'profileIdeas'
    | 'completeIdeas'
    | 'openIdeas'
    | 'followUp'
    | 'findCompanies'
    | 'findPeople'
    | 'reviewMail'
    | 'writeMail'
    | 'choosePeople'
    | 'goOn';
  readonly count: number;
  readonly href: RoutePath | '/keyword-research?idea=none';
  /** An action besides opening the page, such as selecting companies. */
  readonly fill?: CoverageLinkAction;
}

/** A possible next step. `count` is the number of rows to do; undefined while its lists load, null when one has failed. */
interface StepRule extends Pick<NextStep, 'kind' | 'href' | 'fill'> {
  readonly count: number | null | undefined;
}

/** The count of a step that is to be done once. */
const one = (isTrue: boolean): number => (isTrue ? 1 : 0);
const oneIfEmpty = ({ length }: readonly unknown[]): number => one(length === 0);

function inboundRules(facts: HomeFacts): readonly StepRule[] {
  const { keywords, contentIdeas, icps } = facts.lists;
  const ideasPage = '/content-research';
  return [
    { kind: 'findKeywords', href: '/keyword-research', count: ofList(keywords, oneIfEmpty) },
    { kind: 'firstIdeas', href: ideasPage, count: ofList(contentIdeas, oneIfEmpty) },
    { kind: 'writeIdeas', href: '/keyword-research?idea=none', count: unusedKeywords(facts) },
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

/**
 * The rule for finding people at companies without any. If there are few, following the step selects them all. Among many,
 * the person chooses, because every search costs money.
 */
function peopleRule(
  { lists: { targetCompanies, prospects } }: HomeFacts,
  href: NextStep['href'],
  isFirst: boolean,
): StepRule {
  const without = ofBoth(targetCompanies, prospects, (rows, people) => {
    if (isFirst && people.length > 0) return [];
    const byCompany = peopleByCompany(rows, people);
    return rows.filter(({ id }) => byCompany.get(String(id))?.length === 0);
  });
  // If a website was not found, the person chooses the companies on the page that says so (D73).
  const isFew =
    without &&
    without.length <= limits.fewCompanies &&
    without.every((company) => notFoundReason(company) === null);
  return {
    kind: 'findPeople',
    href: isFew ? '/prospects' : href,
    count: without && without.length,
    ...(isFew && {
      fill: { kind: 'companies', companies: without.map(({ id, name }) => ({ id, name })) },
    }),
  };
}

/** The rule for those who are due for a follow-up. The other rules do not wait until people are known. */
function followUpRule({ lists, review, blocking, today }: HomeFacts): StepRule {
  const people = (lists.prospects ?? []).filter(isDueOn(today, review, blocking));
  return {
    kind: 'followUp',
    href: '/email-variations',
    count: people.length,
    fill: { kind: 'people', people },
  };
}

function outboundRules(facts: HomeFacts): readonly StepRule[] {
  const { targetCompanies, prospects, emails } = facts.lists;
  const chosen = new Set(facts.chosen);
  const isChosen = ({ id }: { readonly id: string | number }) => chosen.has(String(id));
  // Mail is reviewed and written for selected people only. Neither count is known while the mail loads.
  const countMail = (stage: 'toReview' | 'none') =>
    emails === undefined
      ? undefined
      : ofList(prospects, (rows) => {
          const stageOf = mailStages(facts);
          return rows.filter((person) => isChosen(person) && stageOf(person) === stage).length;
        });
  return [
    followUpRule(facts),
    {
      kind: 'findCompanies',
      href: '/target-companies',
      count: ofList(targetCompanies, oneIfEmpty),
    },
    peopleRule(facts, '/prospects', true),
    { kind: 'reviewMail', href: '/email-variations', count: countMail('toReview') },
    { kind: 'writeMail', href: '/email-variations', count: countMail('none') },
    {
      kind: 'choosePeople',
      href: '/prospects',
      count: ofList(prospects, (people) => one(!people.some(isChosen))),
    },
    peopleRule(facts, '/target-companies', false),
  ];
}

/**
 * Returns the next step of a campaign: the first rule with something to do. Undefined while a rule before it waits for its
 * lists. When one of these lists has failed, or nothing is left to do, it is the campaign's first page.
 */
export function nextStepOf(campaign: Campaign, facts: HomeFacts): NextStep | undefined {
  const rules = campaign === 'inbound' ? inboundRules(facts) : outboundRules(facts);
  const first = rules.find(({ count }) => count !== 0);
  const count = first ? first.count : null;
  if (count === undefined) return undefined;
  return first && count !== null
    ? { ...first, count }
    : { kind: 'goOn', href: campaignPaths[campaign], count: 0 };
}
