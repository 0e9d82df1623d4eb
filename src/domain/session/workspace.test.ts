import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugProblem, suggestedSlug, toSlug } from './workspace.ts';

describe('toSlug', () => {
  it.each([
    ['Acme', 'acme'],
    ['  Acme Ltd. ', 'acmeltd'],
    ['acme-ltd', 'acme-ltd'],
    ['ACME_42', 'acme42'],
    ['Bücher', 'bcher'],
    ['акме', ''],
    ['acme.com', 'acmecom'],
    ['../etc', 'etc'],
    ['', ''],
    ['\u212Aelvin', 'kelvin'],
  ])('%j becomes %j', (typed, slug) => {
    expect(toSlug(typed)).toBe(slug);
  });

  it('does not change its own result, and returns only letters, digits and hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const slug = toSlug(typed);
        expect(slug).toMatch(/^[a-z0-9-]*$/);
        expect(toSlug(slug)).toBe(slug);
      }),
    );
  });
});

describe('suggestedSlug', () => {
  it.each([
    ['Acme Ltd.', 'acme-ltd'],
    ['Müller & Söhne', 'muller-sohne'],
    ["Ada's  Bakery", 'adas-bakery'],
    ['акме', ''],
    ['-- x --', 'x'],
    [' ', ''],
    [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
  ])('%j suggests %j', (company, slug) => {
    expect(suggestedSlug(company)).toBe(slug);
  });

  it('suggests nothing, a valid domain or a reserved one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (company) => {
        const slug = suggestedSlug(company);
        expect(toSlug(slug)).toBe(slug);
        expect(slug === '' || slug.startsWith('xn--') ? undefined : slugProblem(slug)).toBeOneOf([
          undefined,
          'reserved',
        ]);
      }),
    );
  });
});

describe('slugProblem', () => {
  it.each([
    ['acme', undefined],
    ['a', undefined],
    ['4', undefined],
    ['a-b', undefined],
    ['a'.repeat(63), undefined],
    ['', 'empty'],
    ['-', 'hyphen'],
    ['-acme', 'hyphen'],
    ['acme-', 'hyphen'],
    ['a'.repeat(64), 'long'],
    ['xn--bcher-kva', 'punycode'],
    ['www', 'reserved'],
    ['demo', 'reserved'],
    ['localhost', 'reserved'],
    ['id', 'reserved'],
    ['blog', 'reserved'],
    ['blogs', undefined],
  ] as const)('%j: %j', (slug, problem) => {
    expect(slugProblem(slug)).toBe(problem);
  });

  it('accepts only valid host labels', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const slug = toSlug(typed);
        fc.pre(slugProblem(slug) === undefined);
        expect(new URL(`https://${slug}.example.com`).hostname).toBe(`${slug}.example.com`);
      }),
    );
  });
});
