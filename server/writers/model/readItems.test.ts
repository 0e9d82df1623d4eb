import fc from 'fast-check';
import { strictObject, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readItems } from './write.ts';

const schema = strictObject({ title: string() });
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
