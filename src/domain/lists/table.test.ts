import { describe, expect, it } from 'vitest';
import { noContact } from '../companies/prospect.ts';
import { prospectPaste } from '../companies/prospectList.ts';
import { targetCompanyPaste } from '../companies/targetCompanyList.ts';
import { userPaste } from '../people/userList.ts';
import { readTable, type Table } from './table.ts';
import type { Refused } from './tableFile.ts';

/** Returns the table; a refused one fails the test. */
function given<Name extends string>(table: Table<Name> | Refused): Table<Name> {
  if (!table.isRead) throw new Error(table.reason);
  return table;
}
const people = (text: string) => given(readTable(text, prospectPaste([])));
const companies = (text: string) => given(readTable(text, targetCompanyPaste));
const peopleIn = (text: string) =>
  people(text).rows.map(({ cells }) => `${cells.name} | ${cells.companyName} | ${cells.role}`);
const companiesIn = (text: string) =>
  companies(text).rows.map(({ cells }) => `${cells.name} | ${cells.description}`);

describe('the cells of a table', () => {
  const both = ['Ada Moor | Acme | CEO', 'Bo Lund | Rye & Sons | Owner'];

  it.each([
    ['CRLF', 'Name,Company,Role\r\nAda Moor,Acme,CEO\r\nBo Lund,Rye & Sons,Owner\r\n'],
    ['CR', 'Name,Company,Role\rAda Moor,Acme,CEO\rBo Lund,Rye & Sons,Owner\r'],
    ['LF', 'Name,Company,Role\nAda Moor,Acme,CEO\nBo Lund,Rye & Sons,Owner'],
    ['semicolons', 'Name;Company;Role\nAda Moor;Acme;CEO\nBo Lund;Rye & Sons;Owner'],
    ['tabs', 'Name\tCompany\tRole\nAda Moor\tAcme\tCEO\nBo Lund\tRye & Sons\tOwner'],
    ['a trailing separator', 'Name,Company,Role,\nAda Moor,Acme,CEO,\nBo Lund,Rye & Sons,Owner,'],
    ['another order and case', 'ROLE,name,company\nCEO,Ada Moor,Acme\nOwner,Bo Lund,Rye & Sons'],
    [
      'underscores and hyphens',
      'full_name,Company-Name,job  title\nAda Moor,Acme,CEO\nBo Lund,Rye & Sons,Owner',
    ],
    ['no headings', 'Ada Moor,Acme,CEO\nBo Lund,Rye & Sons,Owner'],
  ])('are read with %s', (_name, text) => {
    expect(peopleIn(text)).toEqual(both);
    expect(people(text).leftOut).toEqual([]);
  });

  it('keep quotes and line breaks, and have the line on which an editor shows them', () => {
    const text =
      'Name,Company,Role\r\n"Ada ""A"" Moor",Acme,"Head\r\nof\nSales"\n\nBo,"Rye, ""Sons""",Owner\rCy,Acme,CTO';
    expect(people(text).rows).toMatchObject([
      { line: 2, cells: { name: 'Ada "A" Moor', role: 'Head\r\nof\nSales' } },
      { line: 6, cells: { name: 'Bo', companyName: 'Rye, "Sons"' } },
      { line: 7, cells: { name: 'Cy', role: 'CTO' } },
    ]);
  });

  it('are blank in a row with too few; a row with too many says so', () => {
    expect(people('Name,Company,Role\nAda\nBo,Acme, Inc.,Owner\nCy,Acme,CTO,,').rows).toEqual([
      { line: 2, cells: { name: 'Ada', companyName: '', role: '', ...noContact }, fault: null },
      {
        line: 3,
        cells: { name: 'Bo', companyName: 'Acme', role: 'Inc.', ...noContact },
        fault: 'This line has more cells than there are headings',
      },
      {
        line: 4,
        cells: { name: 'Cy', companyName: 'Acme', role: 'CTO', ...noContact },
        fault: null,
      },
    ]);
  });

  it('end with the text after a quote that is not closed, and the row says so', () => {
    expect(people('Name,Company,Role\nAda,Acme,CEO\nBo,"Rye,Owner\nCy,Acme,CTO').rows).toEqual([
      {
        line: 2,
        cells: { name: 'Ada', companyName: 'Acme', role: 'CEO', ...noContact },
        fault: null,
      },
      {
        line: 3,
        cells: { name: 'Bo', companyName: 'Rye,Owner\nCy,Acme,CTO', role: '', ...noContact },
        fault: 'A quotation mark opens here and is never closed',
      },
    ]);
  });
});

describe('the separator', () => {
  it.each([
    ['that gives headings', 'Company,Description\nAcme,sauces; jams', ['Acme | sauces; jams']],
    [
      'that gives the most known headings',
      'Company,News; old,Description\nAcme,,Sauces',
      ['Acme | Sauces'],
    ],
    [
      'that gives more known headings, not more columns',
      'Company,Description,a;b;c;News\nAcme,Sauces,1;2;3;4',
      ['Acme | Sauces'],
    ],
    ['below blank lines', '\r\n\nCompany,Description\nAcme,sauces; jams', ['Acme | sauces; jams']],
    ['of a tab below one quoted heading', '"Company"\nAcme, Inc.', ['Acme, Inc. | ']],
    ['that gives the most columns', 'Company,City,Zip;Description\nAcme,Leeds,LS1;UK', ['Acme | ']],
    ['outside quotes', '"Company","a;b;c"\n"Acme","x;y"', ['Acme | ']],
    [
      'of a tab below one heading',
      'Company\nAcme, Inc.\nRye; Sons',
      ['Acme, Inc. | ', 'Rye; Sons | '],
    ],
    [
      'of the first line without headings',
      'Acme,sauces\nRye,bread; rolls',
      ['Acme | sauces', 'Rye | bread; rolls'],
    ],
    ['that comes first: tab', 'Acme\tjams; sauces, oils', ['Acme | jams; sauces, oils']],
    ['that comes first: semicolon', 'Acme;jams, sauces, oils', ['Acme | jams, sauces, oils']],
    ['below a first line without one', 'Acme\nRye;bread, rolls', ['Acme | ', 'Rye | bread, rolls']],
  ])('is the one %s', (_name, text, rows) => {
    expect(companiesIn(text)).toEqual(rows);
  });
});

describe('headings of other programs', () => {
  it.each([
    [
      'HubSpot',
      'Record ID - Contact,First Name,Last Name,Email,Job Title,Associated Company,Company Domain Name,Lead Status\n' +
        '901,Ada,Moor,ada@acme.example,CEO,Acme,acme.example,New',
      ['Company Domain Name', 'Lead Status'],
      '901 ada@acme.example',
    ],
    [
      'HubSpot',
      '"Record ID","First Name","Last Name","Company Name","Job Title","Website URL"\n"901","Ada","Moor","Acme","CEO","https://acme.example"',
      ['Website URL'],
      '901 ',
    ],
    [
      'Pipedrive',
      'Person - ID;Person - Name;Person - Organization;Person - Email - Work;Person - Job title;Person - Label\n' +
        '7;Ada Moor;Acme;ada@acme.example;CEO;Hot',
      ['Person - Label'],
      '7 ada@acme.example',
    ],
    [
      'Salesforce',
      'Salutation,First Name,Last Name,Title,Account Name,Email,Contact ID,Mailing Street 2\n' +
        'Ms.,Ada,Moor,CEO,Acme,ada@acme.example,0035g,',
      ['Salutation', 'Mailing Street 2'],
      '0035g ada@acme.example',
    ],
    [
      'LinkedIn',
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On\n' +
        'Ada,Moor,https://linkedin.example/ada,,Acme,CEO,24 Nov 2026',
      ['URL', 'Connected On'],
      ' ',
    ],
  ])('are read as people: %s', (_name, text, leftOut, contact) => {
    expect(peopleIn(text)).toEqual(['Ada Moor | Acme | CEO']);
    const { rows, leftOut: left } = people(text);
    expect(left).toEqual(leftOut);
    expect(rows.map(({ cells }) => `${cells.foreignId} ${cells.email}`)).toEqual([contact]);
  });

  it.each([
    [
      'HubSpot',
      'Record ID,Company name,Company Domain Name,Description\n901,Acme,acme.example,Sauces',
      [],
      '901 acme.example',
    ],
    [
      'Pipedrive',
      'Organization - Name,Organization - Website,Description\nAcme,acme.example,Sauces',
      [],
      ' acme.example',
    ],
    [
      'Salesforce',
      'Account ID,Account Name,Website,Description\n0015g,Acme,acme.example,Sauces',
      [],
      '0015g acme.example',
    ],
    [
      'people of LinkedIn',
      'First Name,Last Name,Company,Description\nAda,Moor,Acme,Sauces',
      ['First Name', 'Last Name'],
      ' ',
    ],
  ])('are read as companies: %s', (_name, text, leftOut, contact) => {
    expect(companiesIn(text)).toEqual(['Acme | Sauces']);
    const { rows, leftOut: left } = companies(text);
    expect(left).toEqual(leftOut);
    expect(rows.map(({ cells }) => `${cells.foreignId} ${cells.website}`)).toEqual([contact]);
  });

  it('that no field has are left out, each once', () => {
    const table = companies('Record ID,Company name,City,City\n901,Acme,Leeds,Leeds');
    expect([table.rows[0]?.cells.name, table.leftOut]).toEqual(['Acme', ['City']]);
  });

  it('put the first name first, and are left out beside none', () => {
    expect(peopleIn('Last Name,First Name,Role\nMoor,Ada,CEO\n,Bo,CTO\nLee,,COO')).toEqual([
      'Ada Moor |  | CEO',
      'Bo |  | CTO',
      'Lee |  | COO',
    ]);
    const alone = people('Name,First Name,Role\nAda Moor,Ada,CEO');
    expect([alone.rows[0]?.cells.name, alone.leftOut]).toEqual(['Ada Moor', ['First Name']]);
  });

  it('of one field: the first column with a value counts, and a whole name before its parts', () => {
    const text =
      'First Name,Last Name,Full Name,Company Name,Associated Company,Role\n' +
      'A.,Moor,Ada Moor,Acme,Acme Group,CEO\nBo,Lund,,,Rye,CTO';
    expect(peopleIn(text)).toEqual(['Ada Moor | Acme | CEO', 'Bo Lund | Rye | CTO']);
    expect(people(text).leftOut).toEqual([]);
  });

  it('that a list has as fields are read there', () => {
    const table = given(
      readTable('First Name,Last Name,Email Address,Role\nAda,Moor,a@b.example,X', userPaste),
    );
    expect(table.rows[0]?.cells).toEqual({ name: 'Ada Moor', email: 'a@b.example', role: 'X' });
    expect(table.leftOut).toEqual([]);
  });
});

describe('a first line without headings', () => {
  it.each([
    ['Ada Moor\tAcme\tProspect', 'Ada Moor | Acme | Prospect'],
    ['Name\tAcme\tada@acme.example', 'Name | Acme | ada@acme.example'],
    ['Name\tAcme\t2026-11-24', 'Name | Acme | 2026-11-24'],
    ['Name\tAcme\thttps://acme.example', 'Name | Acme | https://acme.example'],
    ['Name\tAcme\twww.acme.example', 'Name | Acme | www.acme.example'],
    ['Name\tAcme\t"Head\nof Sales"', 'Name | Acme | Head\nof Sales'],
    ['First Name\tAcme\tCEO', 'First Name | Acme | CEO'],
    [`Name\tAcme\t${'very '.repeat(20)}long`, `Name | Acme | ${'very '.repeat(20)}long`],
  ])('is a row: %j', (line, row) => {
    expect(peopleIn(`${line}\nBo Lund\tRye\tOwner`)).toEqual([row, 'Bo Lund | Rye | Owner']);
  });

  it('leaves out what is beyond the fields, by number', () => {
    expect(people('Ada,Acme,CEO,,Leeds\nBo,Rye,Owner,')).toMatchObject({
      leftOut: ['Column 5'],
      rows: [
        { line: 1, fault: null },
        { line: 2, fault: null },
      ],
    });
  });

  it('is a line of headings when it has the name and a column without a heading', () => {
    const table = people('Name,,#,Company\nAda,Leeds,1,Acme');
    expect([table.leftOut, table.rows.length]).toEqual([['Column 2', '#'], 1]);
  });
});

describe('a text that is refused', () => {
  const line = 'Ada,Acme,CEO\n';

  it.each([
    ['Name,Company,Role\r\n', 'There are headings, but no rows below them.'],
    ['', 'This file is empty.'],
    [',,\n,\n', 'This file is empty.'],
    [line.repeat(5_001), 'There are more than 5,000 rows. Split them first.'],
    [
      `Name,Company,Role\n${line.repeat(5_001)}`,
      'There are more than 5,000 rows. Split them first.',
    ],
  ])('says why', (text, reason) => {
    expect(readTable(text, prospectPaste([]))).toEqual({ isRead: false, reason });
  });

  it('has more than 5,000 rows, not counting headings and blank lines', () => {
    expect(people(line.repeat(5_000)).rows).toHaveLength(5_000);
    expect(people(`\nName,Company,Role\n\n${line.repeat(5_000)}\n`).rows).toHaveLength(5_000);
  });
});
