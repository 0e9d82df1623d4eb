import type { KnownContentIdea } from '../../writer.ts';
import type { Brief } from '../brief.ts';
import { at, seededRandom } from '../seededRandom.ts';
import { capital, fill } from '../phrasing.ts';
import { combinations, distinct } from '../supply.ts';
import { contentFrames } from './contentFrames.ts';
import { joined } from './keywords.ts';

function* drafts(brief: Brief, icpTitles: readonly string[]): Generator<KnownContentIdea> {
  const chance = seededRandom(brief.seed, 'content ideas');
  const order = chance.shuffled(contentFrames);
  const { terms, audiences } = brief;
  for (const [frame, turn, again] of combinations(order.length, terms.length, audiences.length)) {
    const { title, type, outline, value } = at(order, frame);
    const term = at(terms, turn);
    const audience = at(audiences, frame + turn + again);
    const words = { name: brief.name, term, audience };
    const key = term.toLowerCase();
    yield {
      title: fill(title, words),
      type,
      keywords: [
        ...new Set([key, joined(key, at(brief.sector.intents, frame)), `${key} for ${audience}`]),
      ],
      targetIcp: icpTitles.length > 0 ? at(icpTitles, frame + turn) : capital(audience),
      outline: outline.map((line) => fill(line, words)),
      estimatedValue: value,
    };
  }
}

/** Content ideas: each form for each subject, each for one of the customer profiles. */
export const contentIdeas = (
  brief: Brief,
  icpTitles: readonly string[],
): Iterable<KnownContentIdea> => distinct(drafts(brief, icpTitles), ({ title }) => title);
