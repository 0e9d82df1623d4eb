import { companyIdFinder } from '../companies/companyFinding.ts';
import type { Prospect } from '../companies/prospect.ts';
import type { TargetCompany } from '../companies/targetCompany.ts';
import {
  blank,
  newIds,
  searchFor,
  waiting,
  type CoverageCell,
  type CoverageLinkAction,
  type CoverageRow,
} from './coverageRow.ts';
import { mailStages, type HomeFacts } from './homeFacts.ts';

function mailCell(
  people: readonly Prospect[],
  facts: HomeFacts,
  toPeople: CoverageCell,
): CoverageCell {
  const { emails } = facts.lists;
  if (people.length === 0) return blank;
  const stages = people.map(mailStages(facts));
  const left = stages.filter((stage) => stage === 'toReview').length;
  const chosen = new Set(facts.chosen);
  const isChosen = people.some(({ id }) => chosen.has(String(id)));
  if (left > 0)
    return isChosen ? { state: 'gap', kind: 'review', href: '/email-variations' } : toPeople;
  if (stages.includes('none')) return { state: 'gap', kind: 'mail', href: '/email-variations' };
  const reviewed = people.filter((_person, index) =>
    ['drafted', 'skipped'].includes(stages[index] ?? ''),
  );
  if (reviewed.length > 0)
    return {
      state: 'used',
      kind: 'reviewed',
      names: reviewed.map(({ name, role }) => name.trim() || role),
      href: '/email-variations',
    };
  return isChosen && !emails ? waiting(emails) : toPeople;
}

/** Returns the companies with the people found there, and the mail to them. */
export function companyRows(
  companies: readonly TargetCompany[],
  facts: HomeFacts,
): readonly CoverageRow[] {
  const { prospects } = facts.lists;
  const added = newIds(facts, 'targetCompanies', companies);
  const byCompany = new Map(companies.map(({ id }) => [String(id), [] as Prospect[]]));
  const companyIdOf = companyIdFinder(companies);
  for (const person of prospects ?? []) byCompany.get(companyIdOf(person) ?? '')?.push(person);
  return companies.map(({ id, name }): CoverageRow => {
    const people = byCompany.get(String(id)) ?? [];
    const fill: CoverageLinkAction = { kind: 'companies', companies: [{ id, name }] };
    const href = '/prospects';
    const names = people.map((person) => person.name.trim() || person.role);
    const found: CoverageCell =
      people.length > 0
        ? { state: 'used', kind: 'found', names, href: searchFor(href, name), fill }
        : { state: 'gap', kind: 'people', href, fill };
    const write: CoverageCell = { state: 'gap', kind: 'mail', href: searchFor(href, name), fill };
    const cells: CoverageRow['cells'] = prospects
      ? [found, mailCell(people, facts, write)]
      : [waiting(prospects), waiting(prospects)];
    return { key: String(id), name, isNew: added.has(String(id)), cells };
  });
}
