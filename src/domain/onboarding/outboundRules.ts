import { countByCompany } from '../companies/companyFinding.ts';
import { notFoundReason } from '../companies/companySite.ts';
import { limits } from '../settings/limits.ts';
import { mailStages, ofBoth, ofList, type HomeFacts } from './homeFacts.ts';
import { one, oneIfEmpty, type NextStep, type StepRule } from './stepRule.ts';

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
    const counts = countByCompany(rows, people);
    const found = rows.filter(({ id }) => counts.get(String(id)) === 0);
    return isFirst && people.length > 0 ? [] : found;
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

/** Returns the steps of the outbound campaign in their order. */
export function outboundRules(facts: HomeFacts): readonly StepRule[] {
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
