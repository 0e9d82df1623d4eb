import type { UspDraft } from '#domain/insights/usp.ts';
import type { Brief } from '../brief.ts';
import { at, seededRandom } from '../seededRandom.ts';
import { fill } from '../phrasing.ts';
import { combinations, distinct } from '../supply.ts';
import { angles } from './uspAngles.ts';

function* drafts(brief: Brief): Generator<UspDraft> {
  const chance = seededRandom(brief.seed, 'usps');
  const order = chance.shuffled(angles);
  const frames = 2;
  for (const [angle, term, frame] of combinations(order.length, brief.terms.length, frames)) {
    const { titles, descriptions, values } = at(order, angle);
    const words = {
      name: brief.name,
      term: at(brief.terms, term),
      audience: at(brief.audiences, angle + frame),
    };
    yield {
      title: fill(at(titles, frame), words),
      description: fill(at(descriptions, term + frame), words),
      valueProposition: fill(at(values, term + frame), words),
    };
  }
}

/** Unique selling points: each angle for each offer of the business, in two wordings. */
export const usps = (brief: Brief): Iterable<UspDraft> =>
  distinct(drafts(brief), ({ title }) => title);
