import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  companyChoices,
  countFindings,
  findingsOf,
  type SearchState,
  findingSummary,
  stillThere,
} from './companyFinding.ts';
import { aProspect } from '../testing/aProspect.ts';
import { aTargetCompany } from '../testing/aTargetCompany.ts';
import type { Prospect } from './prospect.ts';

const person = (change: Partial<Prospect>) =>
  aProspect({ companyName: 'Globex', targetCompanyId: null, ...change });

it('a selected company that somebody has deleted is left out, unless the companies are unknown', () => {
  const selected = [
    { id: 1, name: 'Globex' },
    { id: '2', name: 'Initech' },
  ];
  expect(stillThere(selected, [{ id: 2, name: 'Initech AG' }])).toEqual([selected[1]]);
  expect(stillThere(selected, [])).toEqual([]);
  expect(stillThere(selected, null)).toEqual(selected);
});

describe('the findings of the companies', () => {
  it('counts people by company id as text, and by name when there is no id', () => {
    const companies = [
      { id: 1, name: 'Globex' },
      { id: '2', name: 'Initech ' },
      { id: 3, name: 'Umbrella' },
    ];
    const people = [
      person({ targetCompanyId: '1' }),
      person({ targetCompanyId: 1, companyName: 'Initech' }),
      person({ companyName: ' initech' }),
      person({ targetCompanyId: 99, companyName: 'Umbrella' }),
      person({ companyName: 'Nobody knows' }),
    ];
    expect(findingsOf(companies, people, new Map()).map(({ count }) => count)).toEqual([2, 1, 0]);
  });

  it('counts every company once', () => {
    const search: fc.Arbitrary<SearchState | undefined> = fc.constantFrom<SearchState | undefined>(
      undefined,
      { status: 'waiting' },
      { status: 'searching' },
      { status: 'stopped' },
      { status: 'failed', message: 'no' },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(search, fc.nat(2)), { maxLength: 30 }), (some) => {
        const companies = some.map((_, id) => ({ id, name: `Company ${id}` }));
        const people = some.flatMap(([, count], id) =>
          Array.from({ length: count }, () => person({ targetCompanyId: id })),
        );
        const searches = new Map(
          some.flatMap(([state], id): [string, SearchState][] =>
            state ? [[String(id), state]] : [],
          ),
        );
        const { all, ...parts } = countFindings(findingsOf(companies, people, searches));
        expect(all).toBe(some.length);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(all);
      }),
    );
  });
});

it('describes companies with the same name, and only those', () => {
  const choices = companyChoices(
    ['Globex', 'Initech', ' globex'].map((name, id) => aTargetCompany({ id, name })),
  );
  expect(choices.map(({ description }) => description)).toEqual([
    'Makes sauces',
    undefined,
    'Makes sauces',
  ]);
});

it('counts the companies by what was found, and leaves out counts of zero', () => {
  const none = { all: 7, underWay: 0, found: 0, without: 0, failed: 0 };
  expect(findingSummary(none)).toBe('7 companies');
  expect(findingSummary({ ...none, found: 5, without: 1, failed: 1 })).toBe(
    '7 companies · 5 with prospects · 1 without · 1 failed',
  );
  expect(findingSummary({ ...none, all: 1, failed: 1 })).toBe('1 company · 1 failed');
});
