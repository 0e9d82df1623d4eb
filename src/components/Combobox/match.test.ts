import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matching, named } from './match.ts';

const options = [
  { value: '1', label: 'Acme', description: 'Anvils' },
  { value: '2', label: 'Acme Nordic' },
  { value: '3', label: 'Globex' },
];

describe('matching', () => {
  it('finds by name and by description, in any case', () => {
    expect(matching(options, ' ACME ').map((option) => option.value)).toEqual(['1', '2']);
    expect(matching(options, 'anvil').map((option) => option.value)).toEqual(['1']);
  });

  it('offers everything before anything is typed', () => {
    expect(matching(options, '  ')).toEqual(options);
  });
});

describe('named', () => {
  it('takes a full name only', () => {
    expect(named(options, ' acme ')?.value).toBe('1');
    expect(named(options, 'acm')).toBeUndefined();
    expect(named(options, '')).toBeUndefined();
  });

  it('never names an option that does not match', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const option = named(options, typed);
        expect(option === undefined || matching(options, typed).includes(option)).toBe(true);
      }),
    );
  });
});
