import { describe, expect, it } from 'vitest';
import { searchFieldsOf, searchItems } from '../lists/search.ts';
import { judged } from '../lists/testing/judged.ts';
import { sheetAsCsv, sheetAsLines } from '../lists/sheet.ts';
import { aProspect } from '../testing/aProspect.ts';
import { prospectLabel } from './prospect.ts';
import { prospectPaste, prospectSheet } from './prospectList.ts';

const nameless = aProspect({
  name: '',
  role: 'Head of Purchasing',
  companyName: 'Saltmarsh Kitchens',
});

describe('a person whose name is not found yet', () => {
  it.each([
    [{}, 'Head of Purchasing at Saltmarsh Kitchens'],
    [{ name: ' ' }, 'Head of Purchasing at Saltmarsh Kitchens'],
    [{ name: 'Olena Ferreira' }, 'Olena Ferreira'],
    [{ role: '' }, 'Saltmarsh Kitchens'],
    [{ companyName: ' ' }, 'Head of Purchasing'],
    [{ role: '', companyName: '' }, 'Name not found yet'],
  ])('with %j is called %s', (change, label) => {
    expect(prospectLabel({ ...nameless, ...change })).toBe(label);
  });

  it('is found by role, as others are by name', () => {
    const olena = { ...nameless, id: 5, name: 'Olena Ferreira' };
    expect(searchItems([nameless, olena], 'purchasing', searchFieldsOf.prospect)).toEqual([
      nameless,
    ]);
    expect(searchItems([nameless, olena], 'olena', searchFieldsOf.prospect)).toEqual([olena]);
  });

  it('is copied with a placeholder, which never becomes a name, and exported without one', () => {
    const sheet = prospectSheet();
    expect(sheetAsLines(sheet, [nameless])).toBe(
      'Name not found yet, Head of Purchasing, Saltmarsh Kitchens',
    );
    expect(sheetAsLines(sheet, [{ ...nameless, name: 'Ada Moor' }])).toContain('Ada Moor, Head');
    const csv = sheetAsCsv(sheet, [nameless]);
    expect(csv).toContain('\r\n,,,,Head of Purchasing,Saltmarsh Kitchens\r\n');
    const rule = prospectPaste([{ id: 1, name: 'Saltmarsh Kitchens' }]);
    expect(judged(rule, csv).map(({ verdict }) => verdict)).toEqual([
      { kind: 'unreadable', reason: 'Name is required' },
    ]);
  });
});
