import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchingOptions, optionNamed } from './match.ts';

const options = [
  { value: '1', label: 'Acme', description: 'Anvils' },
  { value: '2', label: 'Acme Nordic' },
  { value: '3', label: 'Globex' },
];

describe('matchingOptions', () => {
  it('finds by name and by description, in any case', () => {
    expect(matchingOptions(options, ' ACME ').map((option) => option.value)).toEqual(['1', '2']);
    expect(matchingOptions(options, 'anvil').map((option) => option.value)).toEqual(['1']);
  });

  it('returns all options for an empty text', () => {
    expect(matchingOptions(options, '  ')).toEqual(options);
  });
});

describe('optionNamed', () => {
  it('accepts only a full name', () => {
    expect(optionNamed(options, ' acme ')?.value).toBe('1');
    expect(optionNamed(options, 'acm')).toBeUndefined();
    expect(optionNamed(options, '')).toBeUndefined();
  });

  it('prefers the chosen one of several options with the same name, but not to the exact name', () => {
    const twins = [...options, { value: '4', label: 'Acme' }, { value: '5', label: 'ACME' }];
    expect(optionNamed(twins, 'Acme')?.value).toBe('1');
    expect(optionNamed(twins, 'Acme', '4')?.value).toBe('4');
    expect(optionNamed(twins, 'acme', '4')?.value).toBe('4');
    expect(optionNamed(twins, 'Acme', '5')?.value).toBe('1');
  });

  it('never names an option that does not match', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const option = optionNamed(options, typed);
        expect(option === undefined || matchingOptions(options, typed).includes(option)).toBe(true);
      }),
    );
  });
});
