import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Prospect } from '../companies/prospect.ts';
import { prospectPaste, prospectSheet } from '../companies/prospectList.ts';
import { targetCompanyPaste } from '../companies/targetCompanyList.ts';
import { keywordPaste } from '../keywords/keywordForm.ts';
import { aProspect } from '../testing/aProspect.ts';
import { aTargetCompany } from '../testing/aTargetCompany.ts';
import { judgeTable, judging, verdictText } from './paste.ts';
import { noChoices, rowsToSave, withMeant, withTaken } from './pasteChoices.ts';
import { sheetAsCsv } from './sheet.ts';
import { judged } from './testing/judged.ts';

const companies = [
  { id: 1, name: 'Acme' },
  { id: 2, name: 'Rye & Sons' },
];
const rule = prospectPaste(companies);
const ada = aProspect({ id: 10, name: 'Ada Moor', email: 'ada@acme.example', foreignId: '901' });
const bo = aProspect({ id: 11, name: 'Bo Lund' });

const headings = 'Record ID,Name,Company,Role,Email';
/** Says of each line what it does, and to whom. */
const saysOf = (lines: readonly string[], people: readonly Prospect[] = [ada, bo]) =>
  judged(rule, [headings, ...lines].join('\n'), people).map(({ verdict }) => {
    if (verdict.kind === 'changed') return `${verdict.row.id}: ${verdict.fields.join(', ')}`;
    if (verdict.kind === 'conflict') return verdict.rows.map(({ id }) => id).join(' or ');
    return verdict.kind === 'repeated' ? `as line ${verdict.line}` : verdict.kind;
  });

describe('whom a line means', () => {
  it.each([
    [
      'the id in the CRM, under another name and address',
      '901,Ada Hill,,,a@b.example',
      '10: name, email',
    ],
    ['else the address, in any case', ',,,CEO,ADA@acme.example', '10: role'],
    [
      'else the name within the company',
      ',bo  LUND,acme,CEO,bo@acme.example',
      '11: name, role, email',
    ],
    ['nobody of the name at another company', ',Bo Lund,Rye & Sons,CEO,', 'fresh'],
    ['nobody of the name whose id in the CRM is another', '902,Ada Moor,Acme,CEO,', 'fresh'],
    ['one person by all that they have', '901,Ada Moor,Acme,Buyer,ada@acme.example', 'same'],
  ])('%s', (_what, line, says) => {
    expect(saysOf([line])).toEqual([says]);
  });

  it('is for a person to decide when two keys find two rows', () => {
    expect(saysOf(['901,Bo Lund,Acme,Buyer,'])).toEqual(['10 or 11']);
    const other = aProspect({ id: 12, name: 'Bo Lund', role: 'CTO' });
    expect(saysOf([',Bo Lund,Acme,CEO,'], [bo, other])).toEqual(['11 or 12']);
    // One of them has all that the line says.
    expect(saysOf([',Bo Lund,Acme,CTO,'], [bo, other])).toEqual(['same']);
  });

  it('is somebody else if another line has the address of the row', () => {
    const namesakes = [',Ada Moor,Acme,CEO,other@acme.example', ',Ada Moor,Acme,,ada@acme.example'];
    const [one, two] = namesakes;
    const known = [aProspect({ ...ada, foreignId: '' })];
    expect(saysOf(namesakes, known)).toEqual(['fresh', 'same']);
    expect(saysOf([two ?? '', one ?? ''], known)).toEqual(['same', 'fresh']);
    expect(saysOf([one ?? ''], known)).toEqual(['10: role, email']);
  });

  it('is said once: a later line for the same row names the earlier', () => {
    expect(saysOf([',Cy,Acme,CEO,c@d.example', '7,Cy Fox,Acme,CEO,C@d.example'])).toEqual([
      'fresh',
      'as line 2',
    ]);
    expect(saysOf(['901,Ada,,,', ',Ada M.,,,ada@acme.example'])).toEqual(['10: name', 'as line 2']);
    // Two of one name with different ids are two people.
    expect(saysOf(['1,Cy,Acme,CEO,', '2,Cy,Acme,CEO,'])).toEqual(['fresh', 'fresh']);
  });

  it('of companies: the id, else the domain of the website, else the name', () => {
    const acme = aTargetCompany({ website: 'https://www.acme.example/en' });
    const says = (line: string) =>
      judged(targetCompanyPaste, `Company name,Website URL,Record ID\n${line}`, [acme]).map(
        ({ verdict }) => (verdict.kind === 'changed' ? verdict.fields : verdict.kind),
      );
    expect(says('ACME Foods,acme.example,')).toEqual([['name']]);
    expect(says('Acme,acme.example,')).toEqual(['same']);
    expect(says('Acme,acme.example,77')).toEqual([['foreignId']]);
    expect(says('Acme,https://acme.example/de,')).toEqual([['website']]);
    expect(says('Other,other.example,')).toEqual(['unreadable']);
    // A page at a network says nothing about who is the same.
    const pages = 'A,linkedin.com/company/a,One\nB,linkedin.com/company/b,Two';
    const two = judged(targetCompanyPaste, `Company name,Website URL,Description\n${pages}`);
    expect(two.map(({ verdict }) => verdict.kind)).toEqual(['fresh', 'fresh']);
  });
});

describe('what a line does', () => {
  it('never erases by a blank cell, and checks what it changes', () => {
    expect(saysOf(['901,,,,', '901,,,,', ',Bo Lund,Acme,,no address'])).toEqual([
      'same',
      'as line 2',
      'unreadable',
    ]);
    const [row] = judged(rule, `${headings}\n901,,,CEO,`, [ada]);
    const { id: _id, ...before } = ada;
    expect(row?.verdict).toMatchObject({ kind: 'changed', draft: { ...before, role: 'CEO' } });
  });

  it('leaves a person where they are when their company has another name by now', () => {
    const moved = aProspect({ ...ada, companyName: 'Acme Ltd' });
    expect(saysOf(['901,Ada Moor,Acme Ltd,CEO,'], [moved])).toEqual(['10: companyName, role']);
    expect(saysOf(['901,Ada Moor,Acme Ltd,,'], [moved])).toEqual(['same']);
  });

  it('is said in words', () => {
    const texts = judged(keywordPaste, 'rye\nrye\noats\tmany', [], 'Ireland').map(({ verdict }) =>
      verdictText(verdict),
    );
    expect(texts).toEqual(['New', 'Same as line 1', 'Search volume: Enter a number']);
  });

  it('is shown first where a person has to look', () => {
    const text = [headings, ',Cy,Acme,CEO,', '901,,,CEO,', ',Di,Acme,,', '905,Bo Lund,Acme,,'];
    const fox = aProspect({ id: 12, name: 'Cy Fox', foreignId: '905' });
    const table = judgeTable(rule, text.join('\n'), [ada, bo, fox]);
    if (!table.isRead) throw new Error(table.reason);
    expect(table.rows.map(({ line, verdict }) => `${line} ${verdict.kind}`)).toEqual([
      '5 conflict',
      '3 changed',
      '4 unreadable',
      '2 fresh',
    ]);
    expect(table.counts).toMatchObject({ conflict: 1, changed: 1, fresh: 1, same: 0 });
  });
});

describe('what a person decides', () => {
  const text = [headings, ',Cy,Acme,CEO,', ',Ada Moor,Acme,CTO,', '901,Bo Lund,Acme,CEO,'];
  const table = judgeTable(rule, text.join('\n'), [ada, bo]);
  const rows = table.isRead ? table.rows : [];
  const saves = (choices = noChoices) =>
    rowsToSave(rule, rows, choices).map(
      ({ draft: { name, role }, row }) => `${row?.id ?? 'new'}: ${name}, ${role}`,
    );

  it('takes all changes, some or none', () => {
    expect(saves()).toEqual(['new: Cy, CEO', '10: Ada Moor, CTO']);
    const none = withTaken(noChoices, [3], false);
    expect(saves(none)).toEqual(['new: Cy, CEO']);
    expect(saves(withTaken(none, [3], true))).toEqual(saves());
  });

  it('says whom a line means, or leaves it out', () => {
    const [first] = rows;
    expect(first?.verdict.kind).toBe('conflict');
    expect(saves(withMeant(noChoices, 4, 1))).toContain('11: Bo Lund, CEO');
    expect(saves(withMeant(noChoices, 4, null))).toContain('new: Bo Lund, CEO');
    expect(saves(withMeant(withMeant(noChoices, 4, 1), 4, undefined))).toEqual(saves());
  });
});

/** Few different texts, so that rows are alike in one way or another. */
const people = fc
  .array(
    fc.record({
      name: fc.constantFrom('Ada', 'ADA', 'Bo  de la Cruz', '', '=Cy -Fox'),
      companyName: fc.constantFrom('Acme', 'Rye & Sons'),
      role: fc.constantFrom('Buyer', 'CEO,\n"Owner"'),
      email: fc.constantFrom('', 'a@b.example', 'A@b.example', 'c@b.example'),
      foreignId: fc.constantFrom('', '1', '2', '007'),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((each, id) => aProspect({ id, ...each })));

it('finds nothing to do in its own export, whoever is in the list', () => {
  fc.assert(
    fc.property(people, (all) => {
      const csv = sheetAsCsv(prospectSheet(), all);
      const kinds = new Set(judged(rule, csv, all).map(({ verdict }) => verdict.kind));
      expect([...kinds].filter((kind) => kind !== 'same' && kind !== 'repeated')).toEqual([]);
    }),
  );
});

it('says the same in steps as at once', () => {
  const lines = Array.from({ length: 1_200 }, (_, at) => `rye ${at % 900}\t${at}`).join('\n');
  const steps = judging(keywordPaste, lines, [], 'Ireland');
  const counts: number[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) counts.push(step.value);
  expect(step.value).toEqual(judgeTable(keywordPaste, lines, [], 'Ireland'));
  expect(counts.filter((count) => count > 0)).toEqual([250, 500, 750, 1000]);
});
