import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPasted, sheetAsCsv, sheetAsLines } from '../lists/sheet.ts';
import { freshDrafts, readRows } from '../lists/paste.ts';
import type { TargetCompany } from './targetCompany.ts';
import { targetCompanyPaste, targetCompanySheet } from './targetCompanyList.ts';
import { userPaste, userSheet } from '../people/userList.ts';
import type { WorkspaceUser } from '../people/workspaceUser.ts';

const acme: TargetCompany = {
  id: 1,
  name: 'Acme Foods',
  description: 'Makes sauces',
  recentNews: 'Opened a plant,\nin "Leeds"',
  initiatives: '',
  website: 'https://acme.example',
  foreignId: '',
};
const ada: WorkspaceUser = { id: 7, name: 'Ada Moor', email: 'ada@acme.example', role: 'Owner' };

describe('pasted target companies', () => {
  const verdicts = (text: string) =>
    readRows(targetCompanyPaste, text, [acme]).map(({ name, verdict }) => [name, verdict.kind]);

  it('reads name and description, and news and initiatives when given', () => {
    const [row] = readRows(targetCompanyPaste, 'Rye & Sons\tBakes rye\tNew oven\tExport', []);
    expect(row?.verdict).toEqual({
      kind: 'fresh',
      draft: {
        name: 'Rye & Sons',
        description: 'Bakes rye',
        recentNews: 'New oven',
        initiatives: 'Export',
        website: '',
        foreignId: '',
      },
    });
    expect(verdicts('Rye & Sons\tBakes rye\nacme foods\tAgain\nNo Words Ltd')).toEqual([
      ['Rye & Sons', 'fresh'],
      ['acme foods', 'duplicate'],
      ['No Words Ltd', 'invalid'],
    ]);
  });

  it('reads its own export', () => {
    const text = fc.string({ unit: 'binary' }).map((each) => each.trim());
    const given = text.filter((each) => each !== '');
    const companies = fc.array(
      fc.record({
        name: given,
        description: given,
        recentNews: text,
        initiatives: text,
        website: fc.oneof(fc.constant(''), fc.webUrl()),
        foreignId: text,
      }),
    );
    fc.assert(
      fc.property(companies, (drafts) => {
        const rows = drafts.map((draft, id) => ({ ...draft, id }));
        const back = readRows(targetCompanyPaste, sheetAsCsv(targetCompanySheet(), rows), []);
        const names = new Set<string>();
        const firsts = drafts.filter(({ name }) => {
          const known = name.trim().toLowerCase();
          return !names.has(known) && names.add(known);
        });
        expect(freshDrafts(back)).toEqual(firsts);
      }),
    );
  });
});

describe('pasted users', () => {
  it('reads name, email and role under headings in any order', () => {
    const draft = { name: 'Noor Haddad', email: 'noor@acme.example', role: 'Editor' };
    const fresh = [{ kind: 'fresh', draft }];
    const read = (text: string) => readRows(userPaste, text, [ada]).map(({ verdict }) => verdict);
    expect(read('Noor Haddad, noor@acme.example, Editor')).toEqual(fresh);
    expect(read('Role;E-mail;Full Name\nEditor;noor@acme.example;Noor Haddad')).toEqual(fresh);
  });

  it('identifies a user by the email, and names the problem of a line', () => {
    const read = readRows(
      userPaste,
      'Ada,ADA@acme.example,Boss\nBo,bo(at)acme,Cook\nCy,cy@acme.example\nDi,di@a.example,X\nDi,DI@a.example,X',
      [ada],
    );
    expect(read.map(({ verdict }) => verdict)).toMatchObject([
      { kind: 'duplicate', isRepeated: false },
      { kind: 'invalid', column: 'email', problem: 'invalid.emailFormat' },
      { kind: 'invalid', column: 'role', problem: 'invalid.role' },
      { kind: 'fresh' },
      { kind: 'duplicate', isRepeated: true },
    ]);
  });

  it('is exported as a file and copied as recipients', () => {
    expect(sheetAsCsv(userSheet(), [ada])).toBe(
      '\uFEFFName,Email,Role\r\nAda Moor,ada@acme.example,Owner\r\n',
    );
    expect(sheetAsLines(userSheet(), [ada, ada])).toBe(
      'Ada Moor <ada@acme.example>\nAda Moor <ada@acme.example>',
    );
  });
});

it('has one verdict for every line, whatever is pasted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const lines = readPasted(text).length;
      for (const read of [
        readRows(targetCompanyPaste, text, [acme]),
        readRows(userPaste, text, [ada]),
      ])
        expect(lines - read.length).toBeLessThanOrEqual(1);
    }),
  );
});
