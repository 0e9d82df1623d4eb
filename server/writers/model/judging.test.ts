import { expect, it } from 'vitest';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import { modelWriter } from './modelWriter.ts';

const profile = aSavedBusiness({
  name: 'Crumb & Co',
  website: '',
  description:
    'We bake sourdough bread for cafés in Bristol and bring it to them on a bicycle every morning.',
});

/** A round of a model that gives these answers, one after the other. */
async function roundOf(...answers: readonly unknown[]) {
  const left = answers.map((answer) => JSON.stringify({ items: answer }));
  const questions: string[] = [];
  const writer = modelWriter({
    model: 'm',
    ask: async ({ messages }) => {
      questions.push(messages.map(({ content }) => content).join('\n'));
      return left.shift() ?? '{"items":[]}';
    },
  });
  const round = writer.list('usps', { profile, there: [], icpTitles: [], count: 3 });
  const { items, remark } = await round.catch((error: Error) => ({
    items: [],
    remark: error.message,
  }));
  return { titles: items.map(({ title }) => title), remark, questions };
}

const usp = (
  title: string,
  description = 'We bake bread for cafés, and we do it every night.',
) => ({
  title,
  description,
  valueProposition: 'Warm bread in the morning.',
  evidence: [],
});

const good = [usp('Warm bread'), usp('Bicycle delivery'), usp('Sourdough only')];
const bad: readonly [why: string, item: object][] = [
  [
    'is in another language',
    usp('Brot', 'Wir backen das Brot für die Cafés der Stadt und wir bringen es mit dem Rad.'),
  ],
  ['repeats a sign', usp('Bread', `Bread ${'0'.repeat(40)}`)],
  ['repeats a phrase', usp('Bread', 'Bread for cafés in Bristol. '.repeat(5))],
  ['has only the name of the business as its title', usp('CRUMB & Co')],
  ['has an empty title', usp('')],
  ['has the name of the field as a text', usp('Bread', 'Descript')],
  ['has an invented figure as its title', usp('37% cheaper')],
  ['lacks a field', { title: 'Bread' }],
];

it.each(bad)('an item that %s is dropped, and the others are kept', async (_why, item) => {
  const { titles, remark } = await roundOf([good[0], item, good[1]]);
  expect(titles).toEqual(['Warm bread', 'Bicycle delivery']);
  expect(remark).toMatch(/^2 of 3: [12] could not be used\.$/);
});

it('the missing ones are asked for once more, and the reasons are said only where nothing was good', async () => {
  const some = await roundOf([good[0], usp('')], good.slice(1));
  expect(some).toMatchObject({ titles: good.map(({ title }) => title), remark: undefined });
  expect(some.questions[1]).not.toContain('cannot be used');
  const none = await roundOf([usp('Crumb & Co')], good);
  expect(none.titles).toEqual(good.map(({ title }) => title));
  expect(none.questions[1]).toContain('cannot be used: its title is only the name of the business');
});

it('a short text that repeats itself takes no other with it', async () => {
  const items = ['sourdough bristol', 'bread '.repeat(12), 'bread delivery'].map((keyword) => ({
    keyword,
    region: '',
  }));
  const ask = async () => JSON.stringify({ items });
  const order = { profile, there: [], icpTitles: [], count: 3 };
  const round = await modelWriter({ model: 'm', ask }).list('keywords', order);
  expect(round.items.map(({ keyword }) => keyword)).toEqual([
    'sourdough bristol',
    'bread delivery',
  ]);
});

it('more is said of an item than its schema knows, or no evidence: it is kept', async () => {
  const { evidence: _none, ...bare } = usp('Warm bread');
  const { titles } = await roundOf([
    bare,
    { ...usp('Bicycle delivery'), note: 'x', evidence: 'x' },
  ]);
  expect(titles).toEqual(['Warm bread', 'Bicycle delivery']);
});
