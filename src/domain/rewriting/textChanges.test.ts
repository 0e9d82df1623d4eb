import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textChanges } from './textChanges.ts';

const kinds = (one: string, other: string) =>
  textChanges(one, other)?.map(({ kind, text }) => [kind, text.trim()]);

it('marks removed and added words', () => {
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

it('marks nothing when the texts have too little in common', () => {
  expect(textChanges('We bake bread at night.', 'Invoices explain themselves here.')).toBeNull();
});

it('keeps every word of both texts', () => {
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
