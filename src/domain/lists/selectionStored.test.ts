import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStoredCompanies, readStoredIds, storedCompanies } from './selection.ts';

it('reads back the companies it wrote, with numbers as numbers', () => {
  const companies = [
    { id: 3, name: 'Saltmarsh Kitchens' },
    { id: 'x-4', name: '' },
  ];
  const ids = JSON.stringify(companies.map(({ id }) => id));
  expect(readStoredCompanies(ids, JSON.stringify(storedCompanies(companies)))).toEqual(companies);
  expect(storedCompanies(companies)[0]).toEqual({ targetid: 3, name: 'Saltmarsh Kitchens' });
});

it('never throws, and never returns an id twice or one that cannot be sent', () => {
  const stored = fc.oneof(fc.string(), fc.json(), fc.constant('[1,"1",null,"undefined",2]'));
  fc.assert(
    fc.property(stored, stored, (ids, companies) => {
      const keys = readStoredCompanies(ids, companies).map(({ id }) => String(id));
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(['', 'null', 'undefined', 'NaN']).not.toContain(key);
    }),
  );
  expect(readStoredIds('[1,"1",null,"undefined",2]')).toEqual([1, 2]);
});
