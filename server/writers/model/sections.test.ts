import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import type { Sentence } from '#domain/content/section.ts';
import type { Question } from './client/chat.ts';
import { createClient } from './client/createClient.ts';
import { modelWriter } from './modelWriter.ts';
import type { SectionOrder } from '../writer.ts';

const profile = aSavedBusiness({
  name: 'Crumb & Co',
  website: 'https://crumb.example',
  description: 'We bake sourdough bread for cafés in Bristol, and we have done so since 2011.',
});
const bicycle = 'Every loaf is brought to the door by bicycle before seven.';
const flour = 'On weekdays Ada Moor mills the flour of Somerset wheat herself.';
const page = { url: 'https://crumb.example/', title: 'Home', text: `Welcome! ${bicycle} ${flour}` };
const site = { url: page.url, readAt: '2026-01-01T00:00:00Z', language: 'en', pages: [page] };
const idea = {
  title: 'A night with the bakers',
  type: 'BLOG_POST',
  targetIcp: 'Cafés',
  keywords: ['bread delivery'],
  outline: ['The night', 'The round'],
};
const order: SectionOrder = { profile, site, idea, point: 'The round', there: [] };

interface Said {
  readonly text: string;
  readonly quote?: string;
}

/** A section of a model that gives these answers, one after the other. */
async function written(answers: readonly string[], more: Partial<SectionOrder> = {}) {
  const left = [...answers];
  const questions: Question[] = [];
  const ask = async (question: Question) => {
    questions.push(question);
    return left.shift() ?? '{"sentences":[]}';
  };
  const round = await modelWriter({ model: 'm', ask }).section({ ...order, ...more });
  const prompts = questions.map(({ messages }) => messages.map(({ content }) => content).join());
  const sentences: readonly Sentence[] | undefined = round.items[0]?.sentences;
  return { ...round, sentences, prompts, questions };
}

const answer = (...sentences: readonly Said[]): string => JSON.stringify({ sentences });
const plain: Said = { text: 'Nobody on the street hears the round begin.' };
const open = (text: string): Sentence => ({ text, assumed: true });

describe('a section by a model', () => {
  it('shows for each sentence the quote it rests on, as the page writes it, or that it is assumed', async () => {
    const { sentences, remark, questions } = await written([
      answer(
        plain,
        { text: 'The bread comes on two wheels.', quote: `“${bicycle.toUpperCase()}”` },
        { text: 'Sourdough is all that we bake.', quote: 'We bake sourdough bread for cafés' },
      ),
    ]);
    expect(sentences).toEqual([
      open(plain.text),
      { text: 'The bread comes on two wheels.', quote: bicycle, url: page.url },
      { text: 'Sourdough is all that we bake.', quote: 'We bake sourdough bread for cafés' },
    ]);
    expect(remark).toBeUndefined();
    expect(questions).toHaveLength(1);
    expect(questions[0]?.schema).toEqual({
      type: 'object',
      properties: {
        sentences: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              text: { type: 'string', maxLength: 1_000 },
              quote: { type: 'string', maxLength: 400 },
            },
            required: ['text', 'quote'],
            additionalProperties: false,
          },
          minItems: 1,
          maxItems: 8,
        },
      },
      required: ['sentences'],
      additionalProperties: false,
    });
  });

  it('loses sentences with an invented figure, address or name, and keeps what the material says', async () => {
    const { sentences, remark } = await written([
      answer(
        plain,
        { text: 'It saves every café 37% a year.', quote: bicycle },
        { text: 'Write to sales@crumb.example today.' },
        { text: 'Ask our baker Max Lindner about it.' },
        { text: 'John Invented says that nothing else tastes like it.' },
        { text: 'The ovens have been warm since 2011.' },
        { text: 'On Mondays, Ada Moor rides along.' },
      ),
    ]);
    expect(sentences).toEqual([
      open(plain.text),
      open('The ovens have been warm since 2011.'),
      open('On Mondays, Ada Moor rides along.'),
    ]);
    expect(remark).toBe('3 of 7 sentences: 4 could not be used.');
  });

  it('drops a quote that stands nowhere, and then assumes the sentence', async () => {
    const { sentences } = await written([
      answer({ text: 'We won an award.', quote: 'We have won the national bakery award.' }),
    ]);
    expect(sentences).toEqual([open('We won an award.')]);
  });

  it('loses what another section says, and what it says twice', async () => {
    const there = [
      { heading: 'The night', sentences: ['The oven is lit at night.', 'Then they sleep.'] },
    ];
    const { sentences, remark, prompts } = await written(
      [
        answer(
          { text: 'The oven is lit at night!' },
          plain,
          { text: 'The van waits in the yard.' },
          { text: 'In the yard waits the van.' },
        ),
      ],
      { there },
    );
    expect(sentences).toEqual([open(plain.text), open('The van waits in the yard.')]);
    expect(remark).toBe('2 of 4 sentences: 2 more were too much alike.');
    expect(prompts[0]).toContain('The night: Then they sleep.');
    expect(prompts[0]).not.toContain('The oven is lit');
  });

  it('that only repeats another one is empty, and says why', async () => {
    const there = [{ heading: 'The night', sentences: [plain.text] }];
    const { items, remark } = await written([answer(plain), answer(plain)], { there });
    expect(items).toEqual([]);
    expect(remark).toBe('0 of 2 sentences: 2 more were too much alike.');
  });

  it('keeps the whole sentences of an answer that is cut', async () => {
    const second = { text: 'The bread comes on two wheels.', quote: bicycle };
    const whole = answer(plain, second, { text: 'The third one is cut in the middle.' });
    const { sentences } = await written([whole.slice(0, whole.indexOf('is cut'))]);
    expect(sentences).toEqual([
      open(plain.text),
      { text: second.text, quote: bicycle, url: page.url },
    ]);
  });

  it('in another language is asked for once more', async () => {
    const german = {
      text: 'Wir backen das Brot für die Cafés der Stadt und wir bringen es mit dem Rad zu Ihnen.',
    };
    const { sentences, prompts } = await written([answer(german), answer(plain)]);
    expect(sentences).toEqual([open(plain.text)]);
    expect(prompts[1]).toContain('it must be written in English');
  });

  it('of which nothing can be used is refused with a sentence for people', async () => {
    const figure = answer({ text: 'It saves every café 37% a year.' });
    await expect(written([figure, figure])).rejects.toMatchObject({
      status: 502,
      reason: 'suggestions',
    });
  });

  it.each([
    ['The night', 'It opens the piece', 'It stands inside the piece'],
    ['The round', 'It stands inside the piece', 'It opens the piece'],
  ])('%s is told its place: %s', async (point, told, other) => {
    const { prompts } = await written([answer(plain)], { point });
    expect(prompts[0]).toContain(told);
    expect(prompts[0]).not.toContain(other);
    expect(prompts[0]).toContain('Title: A night with the bakers\nFor: Cafés');
    expect(prompts[0]).toContain(`for this point of its outline: ${point}`);
  });

  it.each([
    ['BLOG_POST', '8 sentences or fewer: one section of an article'],
    ['INFOGRAPHIC', '4 sentences or fewer: one section of an infographic'],
    ['EBOOK', '12 sentences or fewer: one section of an e-book'],
    ['Podcast', '8 sentences or fewer: one section of a piece'],
  ])('of a %s has a length of its own', async (type, told) => {
    const { prompts } = await written([answer(plain)], { idea: { ...idea, type } });
    expect(prompts[0]).toContain(told);
  });

  it('is to sound as the website does, without the words that the team does not want', async () => {
    const voice = {
      address: 'formal',
      length: 14,
      unwanted: ['innovative', 'best\n# of'],
    } as const;
    const { prompts } = await written([answer(plain)], { voice });
    expect(prompts[0]).toContain(
      '\n- In German, say “Sie” to the reader.\n- Sentences have about 14 words.\n- Do not use: innovative; best # of.\n',
    );
    expect((await written([answer(plain)])).prompts[0]).not.toMatch(/In German|Do not use/);
  });

  it('is asked for within 4,096 tokens, whatever the idea and the other sections contain', async () => {
    const { mostCharacters } = createClient({ baseUrl: '', model: '', contextTokens: 4_096 });
    const long = (text: string, times: number) => text.repeat(times);
    let asked = '';
    const ask = async ({ messages }: Question) => {
      asked = messages.map(({ content }) => content).join('\n');
      return answer(plain);
    };
    const text = `Welcome to crumb. ${long('Bread for cafés. ', 3_000)}`;
    const heading = long('The oven and the night ', 20);
    await modelWriter({ model: 'm', ask, mostCharacters }).section({
      ...order,
      profile: { ...profile, description: long('We bake bread. ', 300) },
      site: { ...site, pages: [{ ...page, text }] },
      idea: { ...idea, outline: Array.from({ length: 50 }, () => long('A point ', 60)) },
      point: long('The point ', 50),
      there: Array.from({ length: 50 }, () => ({ heading, sentences: [long('It ends so. ', 80)] })),
    });
    // Three characters a token, cautiously, and a third of the context for the answer.
    expect(asked.length).toBeLessThanOrEqual(4_096 * 0.75 * 3);
    expect(asked).toContain('Welcome to crumb.');
    expect(asked).toContain('Title: A night with the bakers');
  });

  it('never shows a quote that does not stand in the website or the description', async () => {
    const words = `${page.text} ${profile.description}`.split(' ');
    const most = words.length - 1;
    // A part of the material, in which a word may be another one or an ellipsis.
    const quotes = tuple(
      nat(most),
      integer({ min: 1, max: 12 }),
      option(tuple(nat(11), constantFrom('37', '…', '“bread”', '')), { freq: 2 }),
    ).map(([start, length, change]) => {
      const part = words.slice(start, start + length);
      if (change) part[change[0]] = change[1];
      return part.join(' ');
    });
    const texts = array(constantFrom(...words), { minLength: 3, maxLength: 9 });
    const said = record({
      text: texts.map((each) => each.join(' ')),
      quote: oneof(quotes, string()),
    });
    let kept = 0;
    await assert(
      asyncProperty(array(said, { minLength: 1, maxLength: 8 }), async (sentences) => {
        const shown = await written([answer(...sentences)]).then(
          (round) => round.sentences ?? [],
          () => [],
        );
        const isTrue = ({ quote, url, assumed }: Sentence) =>
          quote === undefined
            ? assumed === true
            : (url === undefined ? profile.description : page.text).includes(quote);
        expect(shown.filter((sentence) => !isTrue(sentence))).toEqual([]);
        kept += shown.filter(({ quote }) => quote !== undefined).length;
      }),
      { numRuns: 200 },
    );
    expect(kept).toBeGreaterThan(20);
  });
});
