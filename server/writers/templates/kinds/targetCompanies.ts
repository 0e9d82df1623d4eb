import type { TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import type { Brief } from '../brief.ts';
import { at, seededRandom } from '../seededRandom.ts';
import { capital, fill } from '../phrasing.ts';
import { combinations, distinct } from '../supply.ts';
import { accountKind } from '../trade/accounts.ts';
import { companyRoots } from '../trade/names.ts';
import { near } from '../trade/near.ts';

const aims = ['On the agenda', 'A declared aim', 'Next on the list'];
const links = [
  'A natural opening for {name} to talk about {term}.',
  'Someone who takes {term} off their hands would be heard.',
  '{term} from {name} would help with exactly that.',
  'Worth asking where {term} would fit into their plans.',
];

function* drafts(brief: Brief): Generator<TargetCompanyDraft> {
  const chance = seededRandom(brief.seed, 'target companies');
  const kinds = brief.accounts.map(accountKind);
  const roots = chance.shuffled(companyRoots);
  const cities = chance.shuffled(near(brief));
  const suffixes = 3;
  for (const [index, turn, suffix] of combinations(roots.length, kinds.length, suffixes)) {
    const kind = at(kinds, turn);
    const { city } = chance.pick(cities);
    const words = { name: brief.name, term: chance.pick(brief.terms) };
    const effort = chance.pick(kind.efforts);
    yield {
      name: `${at(roots, index)} ${at(kind.suffixes, suffix + index)}`,
      description: fill(`A(n) ${kind.noun} from ${city} that ${chance.pick(kind.does)}.`, {}),
      recentNews: `${capital(chance.pick(kind.news))}.`,
      initiatives: fill(`${at(aims, index)}: ${effort}. ${at(links, index + turn)}`, words),
    };
  }
}

/** Invented companies that the business could sell to. */
export const targetCompanies = (brief: Brief): Iterable<TargetCompanyDraft> =>
  distinct(drafts(brief), ({ name }) => name);
