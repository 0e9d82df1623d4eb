import { describe, expect, it } from 'vitest';
import { judged } from '../lists/testing/judged.ts';
import { aProspect } from '../testing/aProspect.ts';
import { plainListView } from '../lists/listView.ts';
import { prospectAddress, prospectPaste, type ProspectView } from './prospectList.ts';

const companies = [
  { id: 1, name: 'Acme Foods' },
  { id: '2', name: 'Rye & Sons' },
];
const ada = aProspect({
  companyName: 'Acme Foods',
  email: 'ada@acme.example',
  foreignId: '0aB',
});
const read = (text: string) =>
  judged(prospectPaste(companies), text, [ada]).map(({ verdict }) => verdict);
const owner = { role: 'Owner', companyName: 'Rye & Sons', targetCompanyId: '2' };
const { id: _id, ...bo } = aProspect({ name: 'Bo Lund', ...owner });

it.each<[string, Partial<ProspectView>]>([
  ['', {}],
  ['due=1', { isDue: true }],
  [
    'q=owner&sort=-role&due=1',
    { search: 'owner', sort: { column: 'role', isDescending: true }, isDue: true },
  ],
])('reads a view from the address %j and writes it there', (address, view) => {
  const known = { ...plainListView, isDue: false, ...view };
  expect(prospectAddress.read(new URLSearchParams(address))).toEqual(known);
  expect(prospectAddress.write(known).toString()).toBe(address);
});

describe('pasted prospects', () => {
  it.each([
    'Bo Lund\tOwner\tRye & Sons',
    'Bo Lund\tRye & Sons\tOwner',
    'Company;Job title;Name\nRye & Sons;Owner;Bo Lund',
  ])('finds the company in %j', (text) => {
    expect(read(text)).toEqual([{ kind: 'fresh', draft: bo }]);
  });

  it.each([
    'Bo Lund\tRye & Sons\tOwner\tbo@rye.example',
    'Bo Lund\tOwner\tRye & Sons\tbo@rye.example',
  ])('reads an email after the rest, and checks it: %j', (text) => {
    const email = 'bo@rye.example';
    expect(read(text)).toEqual([{ kind: 'fresh', draft: { ...bo, email } }]);
    expect(read(text.replace('@', '(at)'))).toEqual([
      {
        kind: 'unreadable',
        reason: 'Enter an email address, such as name@example.com',
      },
    ]);
  });

  it('names the problem of a line, and what the line of a known person changes', () => {
    expect(read('Bo Lund\tOwner\tRye\nBo Lund\t\tRye & Sons\nada moor\tBoss\tAcme Foods')).toEqual([
      { kind: 'unreadable', reason: 'Choose one of your target companies' },
      { kind: 'unreadable', reason: 'Role is required' },
      expect.objectContaining({ kind: 'changed', fields: ['name', 'role'] }),
    ]);
  });
});
