import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textChanges } from './textChanges.ts';

const kinds = (one: string, other: string) =>
  textChanges(one, other)?.map(({ kind, text }) => [kind, text.trim()]);

it('names the words that go and those that come', () => {
  expect(kinds('We bake bread at night.', 'We bake rye bread at night.')).toEqual([
    ['same', 'We bake'],
    ['added', 'rye'],
    ['same', 'bread at night.'],
  ]);
  expect(kinds('Fresh by seven', 'Fresh by six')).toEqual([
    ['same', 'Fresh by'],
    ['removed', 'seven'],
    ['added', 'six'],
  ]);
});

it('marks nothing where hardly anything is the same', () => {
  expect(textChanges('We bake bread at night.', 'Invoices explain themselves here.')).toBeNull();
});

it('loses no word of either text', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const parts = textChanges(one.join(' '), other.join(' '));
      if (parts === null) return;
      const words = (kind: 'removed' | 'added') =>
        parts
          .filter((part) => part.kind === 'same' || part.kind === kind)
          .flatMap((part) => part.text.match(/\S+/g) ?? []);
      expect(words('removed')).toEqual(one);
      expect(words('added')).toEqual(other);
    }),
  );
});
