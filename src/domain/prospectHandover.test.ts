import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Prospect } from './prospect.ts';
import { prospectsToHandOver, readHandedOver } from './prospectHandover.ts';

const id = fc.oneof(fc.integer({ min: 1 }), fc.stringMatching(/^[a-z]+-\d+$/));
const prospect: fc.Arbitrary<Prospect> = fc.record({
  id,
  name: fc.string(),
  companyName: fc.string(),
  role: fc.string(),
  targetCompanyId: fc.option(id),
});

it('takes in what it sent, through the copy a browser makes of it', () => {
  const some = fc.uniqueArray(prospect, { selector: (one) => String(one.id) });
  fc.assert(
    fc.property(some, (prospects) => {
      expect(readHandedOver(structuredClone(prospectsToHandOver(prospects)))).toEqual(prospects);
    }),
  );
});

it('never fails, and lets in no id that could not be sent and none twice', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ prospects: fc.anything() })), (state) => {
      const keys = readHandedOver(state).map((one) => String(one.id));
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(['', 'null', 'undefined', 'NaN']).not.toContain(key);
    }),
  );
  const odd = [{ id: 1 }, { id: '1', name: 'again' }, { id: null }, 7, { id: 2, name: 3 }];
  expect(readHandedOver({ prospects: odd }).map((one) => [one.id, one.name])).toEqual([
    [1, ''],
    [2, ''],
  ]);
});

it('finds nothing in the state of another page', () => {
  for (const state of [null, undefined, 'x', {}, { prospects: null }, { from: '/geos' }])
    expect(readHandedOver(state)).toEqual([]);
});
