import type { IcpDraft } from '#domain/insights/icp.ts';
import type { Brief } from '../brief.ts';
import { at, seededRandom } from '../seededRandom.ts';
import { isCompany } from '../language/people.ts';
import { fill } from '../phrasing.ts';
import { combinations, distinct, inTurn } from '../supply.ts';
import { situations, type Situation } from './icpSituations.ts';

const commonPains = [
  'Too little time to compare providers of {term}',
  'Past experience with {term} that ended in rework',
  'Nobody in the team who really knows {term}',
  'Offers for {term} that are hard to compare',
  'Promises about {term} that were not kept',
];
const commonGoals = [
  'Find a partner for {term} who stays for years',
  'Settle {term} once and get back to the main job',
  'Know what {term} will cost a quarter ahead',
  'Be able to recommend their choice of {term} to others',
  'Get {term} right the first time',
];

/** Combines these audiences with the situations that fit them. */
function* pairs(order: readonly Situation[], audiences: readonly string[]) {
  if (audiences.length === 0) return;
  for (const [index, turn] of combinations(order.length, audiences.length, 1)) {
    const situation = at(order, index);
    const audience = at(audiences, turn);
    if (!situation.isOfCompanies || isCompany(audience)) yield { situation, audience };
  }
}

function* drafts(brief: Brief): Generator<IcpDraft> {
  const chance = seededRandom(brief.seed, 'icps');
  const named = brief.audiences.slice(0, brief.namedAudiences);
  const usual = brief.audiences.slice(brief.namedAudiences);
  const found = inTurn(
    pairs(chance.shuffled(situations), named),
    pairs(chance.shuffled(situations), usual),
  );
  let turn = chance.whole(0, commonPains.length);
  for (const { situation, audience } of found) {
    turn += 1;
    const words = {
      name: brief.name,
      term: at(brief.terms, turn),
      audience,
      who: isCompany(audience) ? 'that' : 'who',
    };
    yield {
      title: fill(situation.title, words),
      description: fill(situation.description, words),
      painPoints: [...situation.pains, at(commonPains, turn)].map((line) => fill(line, words)),
      goals: [...situation.goals, at(commonGoals, turn)].map((line) => fill(line, words)),
    };
  }
}

/** Customer profiles: each kind of customer in each situation in which they look for a new supplier. */
export const icps = (brief: Brief): Iterable<IcpDraft> =>
  distinct(drafts(brief), ({ title }) => title);
