import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPasted, sheetAsCsv, sheetAsLines } from '../lists/sheet.ts';
import { freshIn, judged } from '../lists/testing/judged.ts';
import { aTargetCompany } from '../testing/aTargetCompany.ts';
import { targetCompanyPaste, targetCompanySheet } from './targetCompanyList.ts';
import { userPaste, userSheet } from '../people/userList.ts';
import type { WorkspaceUser } from '../people/workspaceUser.ts';

const acme = aTargetCompany({ name: 'Acme Foods', website: 'https://acme.example' });
const ada: WorkspaceUser = { id: 7, name: 'Ada Moor', email: 'ada@acme.example', role: 'Owner' };

describe('pasted target companies', () => {
  it('reads name and description, and news and initiatives when given', () => {
    const [row] = judged(targetCompanyPaste, 'Rye & Sons\tBakes rye\tNew oven\tExport');
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
        const csv = sheetAsCsv(targetCompanySheet(), rows);
        // Of several companies that one line may be, one is the same.
        const kinds = judged(targetCompanyPaste, csv, rows).map(({ verdict }) => verdict.kind);
        expect(kinds.filter((kind) => kind !== 'same' && kind !== 'repeated')).toEqual([]);
        const alone = rows.slice(0, 1);
        const own = sheetAsCsv(targetCompanySheet(), alone);
        expect(freshIn(targetCompanyPaste, own)).toEqual(drafts.slice(0, 1));
      }),
    );
  });
});

describe('pasted users', () => {
  it('reads name, email and role under headings in any order', () => {
    const draft = { name: 'Noor Haddad', email: 'noor@acme.example', role: 'Editor' };
    const fresh = [{ kind: 'fresh', draft }];
    const read = (text: string) => judged(userPaste, text, [ada]).map(({ verdict }) => verdict);
    expect(read('Noor Haddad, noor@acme.example, Editor')).toEqual(fresh);
    expect(read('Role;E-mail;Full Name\nEditor;noor@acme.example;Noor Haddad')).toEqual(fresh);
  });

  it('identifies a user by the email, and names the problem of a line', () => {
    const read = judged(
      userPaste,
      'Ada,ADA@acme.example,Boss\nBo,bo(at)acme,Cook\nCy,cy@acme.example\nDi,di@a.example,X\nDi,DI@a.example,X',
      [ada],
    );
    expect(read.map(({ verdict }) => verdict)).toMatchObject([
      { kind: 'changed' },
      { kind: 'unreadable', reason: 'Enter an email address, such as name@example.com' },
      { kind: 'unreadable', reason: 'Role is required' },
      { kind: 'fresh' },
      { kind: 'repeated', line: 4 },
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
      for (const read of [judged(targetCompanyPaste, text, [acme]), judged(userPaste, text, [ada])])
        expect(lines - read.length).toBeLessThanOrEqual(1);
    }),
  );
});
