import { describe, expect, it } from 'vitest';
import { materialOf } from '#server/writers/model/material.ts';
import { qualityOf, scoreOf } from './suggestionQuality.ts';

const description =
  'We bake sourdough bread for the cafés of Bristol and bring it to you by bicycle.';
const profile = { name: 'Crumb & Co', size: '1-10', website: '', description } as const;
const about = { material: materialOf(profile, []), business: profile.name, description };

const item = (
  title: string,
  more = '',
  quote = 'We bake sourdough bread for the cafés of Bristol',
) => ({
  title,
  description: `Crumb & Co brings the bread to your café before the first guests are there.${more}`,
  valueProposition: 'You have more time for the guests and for all that is to be done.',
  evidence: [{ field: 'description', quote }],
});
const score = (...items: object[]) => {
  const quality = qualityOf('usps', [JSON.stringify({ items })], about);
  return { ...quality, score: scoreOf(quality) };
};

describe('the score of a model’s answers', () => {
  it('is 100 for a good answer', () => {
    expect(score(item('Bread by bicycle'), item('Warm at seven'))).toMatchObject({
      items: 2,
      score: 100,
    });
  });

  it.each([
    ['distinct', [item('Bread by bicycle'), item('By bicycle: bread')]],
    ['quotesFound', [item('A'), item('B', '', 'We have won a prize for our bread')]],
    ['nothingInvented', [item('A'), item('B', ' It saves 40% of your time.')]],
    ['noPhrases', [item('A'), item('B', " In today's fast-paced world that helps.")]],
    ['valid', [item('A'), { title: 'B' }]],
  ] as const)('says what share is %s', (name, items) => {
    const found = score(...items);
    expect(found[name]).toBe(0.5);
    expect(found.score).toBe(50);
  });

  it('is 0 for no answer, or one in another language', () => {
    expect(scoreOf(qualityOf('usps', ['no'], about))).toBe(0);
    const german =
      'Wir backen das Brot für die Cafés der Stadt und bringen es mit dem Rad zu Ihnen.';
    expect(score({ ...item('Brot'), description: german, valueProposition: german })).toMatchObject(
      {
        rightLanguage: false,
        score: 0,
      },
    );
  });
});
