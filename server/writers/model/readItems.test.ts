import fc from 'fast-check';
import { object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { goesInCircles, readItems, repeatsItself } from './readItems.ts';

const schema = object({ title: string() });
const read = (text: string) => readItems(text, schema);
const good = { items: [{ title: 'Bread' }], problems: [] };

describe('the items of an answer', () => {
  it.each([
    '{"items":[{"title":"Bread"}]}',
    '[{"title":"Bread"}]',
    '{"title":"Bread"}',
    '```json\n{"items":[{"title":"Bread"}]}\n```',
    'Here you are:\n```\n[{"title":"Bread"}]\n```\nEnjoy!',
    '{"items":[{"title":"Bread"}]}\n```',
    '<think>Shall I say {"title":"Cake"}? No.</think>{"items":[{"title":"Bread"}]}',
    'hm, [1] or {2}</think>\n[{"title":"Bread"}]',
    'Sure! {"items":[{"title":"Bread"}]} Anything else?',
  ])('are found in %j', (text) => {
    expect(read(text)).toEqual(good);
  });

  it.each([
    '{"items":[{"title":"Bread"},{"title":"Cak',
    '{"items":[{"title":"Bread"},',
    '{"items":[{"title":"Bread"}',
    '<think>Bread?</think>{"items": {"title":"Bread"}, oh',
    '```json\n[{"title":"Bread"},\n{"title":Cake}]\n```',
  ])('are found in a broken or cut answer: %j', (text) => {
    expect(read(text).items).toEqual([{ title: 'Bread' }]);
  });

  it.each(['', 'No.', '{"items":[{"title":"Bre', '{"items":[', '```json', 'null', '{"items":[]}'])(
    'are not found in %j, and the reason is reported',
    (text) => {
      const { items, problems } = read(text);
      expect([items, problems.length]).toEqual([[], 1]);
    },
  );

  it('are kept if they are valid, and the others are reported', () => {
    const text = '{"items":[{"title":"Bread"},{"title":7},{"name":"Cake"},null]}';
    const { items, problems } = read(text);
    expect(items).toEqual([{ title: 'Bread' }]);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toMatch(/^items\.1\.title: /);
  });

  it.each([
    ['white space', `\`\`\`json${'\n'.repeat(200_000)}`],
    ['reasoning', '<think>'.repeat(28_000)],
    ['fences', '```json'.repeat(28_000)],
    ['brackets', '{"items":['.repeat(20_000)],
    ['unfinished texts', '{"'.repeat(100_000)],
  ])('are read at once from an answer of nothing but %s', (_what, text) => {
    const started = performance.now();
    expect(read(text).items).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('are read from any input without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { items } = read(text);
        return items.every(({ title }) => typeof title === 'string');
      }),
    );
    expect.assertions(0);
  });
});

describe('a text', () => {
  it.each([
    '0'.repeat(20),
    `Title: ${'bread '.repeat(9)}`,
    'We bake bread for cafés. '.repeat(4),
    'и так далее '.repeat(5),
  ])('repeats itself: %j', (text) => {
    expect(repeatsItself(text)).toBe(true);
  });

  it.each([
    'It costs 1000000 or 10,000,000,000.',
    'Bread, bread and more bread: bread for cafés.',
    'Very, very, very good. ---------- Ha ha ha!',
    'We bake. We bake at night. We bake for cafés.',
  ])('does not repeat itself: %j', (text) => {
    expect(repeatsItself(text)).toBe(false);
  });

  it.each([
    `{"items":[{"title":"${'0'.repeat(80)}`,
    `{"items":[{"title":"${'and on '.repeat(40)}an`,
    `{"items":[${'\n'.repeat(300)}`,
    `[${'{"title":"","quote":""},'.repeat(12)}`,
  ])('that does not end by itself is noticed: %#', (text) => {
    expect(goesInCircles(text)).toBe(true);
  });

  it.each([
    `{"items":[\n${' '.repeat(40)}{"title":"Bread"`,
    `${'0'.repeat(80)}, and so on`,
    JSON.stringify(
      Array.from({ length: 30 }, (_, index) => ({ title: `Bread ${index}`, evidence: [] })),
    ),
  ])('that goes on is left alone: %#', (text) => {
    expect(goesInCircles(text)).toBe(false);
  });
});
