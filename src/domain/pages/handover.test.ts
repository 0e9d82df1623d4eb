import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProspect } from '../testing/aProspect.ts';
import type { Prospect } from '../companies/prospect.ts';
import {
  prospectsToHandOver,
  readHandedOver,
  ideaToHandOver,
  readIdeaStart,
  readRowToShow,
  rowToShow,
} from './handover.ts';

const id = fc.oneof(fc.integer({ min: 1 }), fc.stringMatching(/^[a-z]+-\d+$/));
const prospect: fc.Arbitrary<Prospect> = fc.record({
  id,
  name: fc.string(),
  companyName: fc.string(),
  role: fc.string(),
  email: fc.string(),
  foreignId: fc.constant(''),
  targetCompanyId: fc.option(id),
});

const owner = { workspace: 'acme', companyId: 7 };

it('reads what it wrote, also after the browser has cloned it', () => {
  const some = fc.uniqueArray(prospect, { selector: (one) => String(one.id) });
  fc.assert(
    fc.property(some, (prospects) => {
      const state: unknown = structuredClone(prospectsToHandOver(prospects, owner));
      expect(readHandedOver(state, owner)).toEqual(prospects);
      expect(readHandedOver(state, { ...owner, companyId: '7' })).toEqual(prospects);
    }),
  );
});

it('never throws, and returns no invalid id and none twice', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ prospects: fc.anything() })), (given) => {
      const keys = readHandedOver({ ...Object(given), ...owner }, owner).map((one) =>
        String(one.id),
      );
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(['', 'null', 'undefined', 'NaN']).not.toContain(key);
    }),
  );
  const odd = [{ id: 1 }, { id: '1', name: 'again' }, { id: null }, 7, { id: 2, name: 3 }];
  expect(
    readHandedOver({ prospects: odd, ...owner }, owner).map((one) => [one.id, one.name]),
  ).toEqual([
    [1, ''],
    [2, ''],
  ]);
});

it('reads nothing of another company, workspace or release, and nothing before there is a company', () => {
  const somebody = aProspect();
  const state = prospectsToHandOver([somebody], owner);
  expect(readHandedOver(state, owner)).toEqual([somebody]);
  expect(readHandedOver(state, { ...owner, companyId: 8 })).toEqual([]);
  expect(readHandedOver(state, { ...owner, workspace: 'other' })).toEqual([]);
  expect(readHandedOver(state, null)).toEqual([]);
  expect(readHandedOver({ prospects: [somebody] }, owner)).toEqual([]);
});

const rye = { keywords: ['rye'], icp: '' };

describe('the start of an idea', () => {
  it('is read as it was written, with each keyword once', () => {
    const state = ideaToHandOver({ keywords: ['rye', 'oat', 'rye'], icp: '' }, owner);
    const begun = { keywords: ['rye', 'oat'], icp: '' };
    expect(readIdeaStart(state, owner)).toEqual(begun);
    expect(readIdeaStart(structuredClone(state), { ...owner, companyId: '7' })).toEqual(begun);
  });

  it('may be a profile alone', () => {
    const begun = { keywords: [], icp: 'Cafés' };
    expect(readIdeaStart(ideaToHandOver(begun, owner), owner)).toEqual(begun);
  });

  it.each([
    ['another company', ideaToHandOver(rye, { ...owner, companyId: 8 })],
    ['another workspace', ideaToHandOver(rye, { ...owner, workspace: 'crumb' })],
    ['nothing selected', ideaToHandOver({ keywords: [], icp: '' }, owner)],
    ['no texts', { ...owner, ideaKeywords: [1, null], ideaIcp: 7 }],
    ['no list', { ...owner, ideaKeywords: 'rye' }],
    ['the state of another page', { ...owner, prospects: [] }],
    ['no state', null],
  ])('is nothing with %s', (_case, state) => {
    expect(readIdeaStart(state, owner)).toBeNull();
  });
});

it('reads back the row, whatever its id is', () => {
  expect(readRowToShow(rowToShow(12))).toBe('12');
  expect(readRowToShow(rowToShow('12'))).toBe('12');
});

it.each([null, undefined, 'row', 3, {}, { row: 3 }, { row: null }, { prospects: [] }])(
  'reads no row from %j',
  (state) => {
    expect(readRowToShow(state)).toBeNull();
  },
);
