import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Prospect } from '../companies/prospect.ts';
import { prospectsToHandOver, readHandedOver } from './handover.ts';

const id = fc.oneof(fc.integer({ min: 1 }), fc.stringMatching(/^[a-z]+-\d+$/));
const prospect: fc.Arbitrary<Prospect> = fc.record({
  id,
  name: fc.string(),
  companyName: fc.string(),
  role: fc.string(),
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

it('reads nothing from the state of another page', () => {
  for (const state of [null, undefined, 'x', {}, { prospects: null }, { from: '/geos' }])
    expect(readHandedOver(state, owner)).toEqual([]);
});

it('reads nothing of another company, workspace or release, and nothing before there is a company', () => {
  const somebody = { id: 1, name: 'Ana', companyName: '', role: '', targetCompanyId: null };
  const state = prospectsToHandOver([somebody], owner);
  expect(readHandedOver(state, owner)).toEqual([somebody]);
  expect(readHandedOver(state, { ...owner, companyId: 8 })).toEqual([]);
  expect(readHandedOver(state, { ...owner, workspace: 'other' })).toEqual([]);
  expect(readHandedOver(state, null)).toEqual([]);
  expect(readHandedOver({ prospects: [somebody] }, owner)).toEqual([]);
});
