import { describe, expect, it } from 'vitest';
import { aProspect } from '../testing/aProspect.ts';
import { sheetAsCsv } from '../lists/sheet.ts';
import { judged } from '../lists/testing/judged.ts';
import { blockedBy, blockedPaste, blockedSheet, entryFor } from './blockedList.ts';
import type { BlockedEntry } from './blockedEntry.ts';

const anEntry = (given: Partial<BlockedEntry>): BlockedEntry => ({
  id: 1,
  entry: 'acme.example',
  reason: 'A customer',
  person: '',
  company: '',
  by: 'Ada',
  at: '2026-11-24T09:30:00.000Z',
  ...given,
});
const ana = aProspect({ name: 'Ana Ruiz', email: 'Ana+news@acme.example' });

it('adds the address of a person, and without one their name at the company', () => {
  expect(entryFor(ana)).toMatchObject({ entry: 'ana@acme.example', person: '', company: '' });
  expect(entryFor({ ...ana, email: '' })).toMatchObject({
    entry: 'Ana Ruiz, Acme',
    person: 'Ana Ruiz',
    company: 'Acme',
  });
});

it.each([
  ['their address', { entry: 'ana@acme.example' }, true],
  ['the domain of the website of their company', { entry: 'acme-foods.example' }, true],
  ['their name at the company', { entry: 'x', person: 'ANA RUIZ', company: 'acme' }, true],
  ['the name of somebody else', { entry: 'x', person: 'Bo Lund', company: 'Acme' }, false],
])('a person is blocked by %s: %s', (_what, given, isBlocked) => {
  const find = blockedBy([anEntry(given)]);
  expect(find(ana, 'https://shop.acme-foods.example/en') !== undefined).toBe(isBlocked);
});

describe('a file of customers', () => {
  const read = (text: string, known: readonly BlockedEntry[] = []) =>
    judged(blockedPaste, text, known, 'A customer').map(({ verdict }) =>
      verdict.kind === 'fresh' ? `${verdict.draft.entry}: ${verdict.draft.reason}` : verdict.kind,
    );

  it('is read by its addresses, else its websites', () => {
    expect(
      read(
        'First Name,Email,Website URL,Notes\nAna,Ana@acme.example,,VIP\nBo,,https://www.rye.example/,\nCy,,,\nDi,ana@ACME.example,,',
      ),
    ).toEqual(['ana@acme.example: VIP', 'rye.example: A customer', 'unreadable', 'repeated']);
  });

  it('that was exported here has nothing new', () => {
    const entries = [
      anEntry({}),
      anEntry({ id: 2, entry: 'Ana Ruiz, Acme', person: 'Ana Ruiz', company: 'Acme' }),
    ];
    const csv = sheetAsCsv(blockedSheet(), entries);
    expect(read(csv, entries)).toEqual(['same', 'same']);
    expect(read(csv)).toEqual(['acme.example: A customer', 'Ana Ruiz, Acme: A customer']);
  });
});
