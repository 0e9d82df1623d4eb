import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetCompanyPaste, targetCompanySheet } from '../companies/targetCompanyList.ts';
import { fieldNames } from '../entities/description.ts';
import { toCsv } from './sheet.ts';
import { readTable } from './table.ts';
import { mostFileBytes, readTableFile } from './tableFile.ts';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const utf16le = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [
    unit % 256,
    unit >> 8,
  ]);
/** Swaps the halves of each unit. */
const utf16be = (text: string) =>
  utf16le(text).map((_byte, at, all) => all[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
const windows1252 = (text: string) =>
  Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));

const encodings = {
  'UTF-8': utf8,
  'UTF-8 with BOM': (text: string) => [0xef, 0xbb, 0xbf, ...utf8(text)],
  'UTF-16 LE': (text: string) => [0xff, 0xfe, ...utf16le(text)],
  'UTF-16 BE': (text: string) => [0xfe, 0xff, ...utf16be(text)],
} as const;
const withoutMark = {
  'UTF-16 LE without BOM': utf16le,
  'UTF-16 BE without BOM': utf16be,
  'Windows-1252': windows1252,
} as const;

const read = (bytes: Iterable<number>, name = 'contacts.csv') =>
  readTableFile(bytes instanceof Uint8Array ? bytes : Uint8Array.from(bytes), name);

describe('the text of a file', () => {
  const text = 'Name,Company\r\nJörg Müller,"€ & Söhne"\r\n';

  it.each(Object.entries({ ...encodings, ...withoutMark }))('is read in %s', (_name, encode) => {
    expect(read(encode(text))).toEqual({ isRead: true, text });
  });

  it.each([
    ['Russian', 'Имя;Компания\r\nАда;Рога и копыта\r\n'],
    ['Chinese', '姓名,公司\r\n李雷,北京食品\r\n'],
  ])('is read in UTF-16 without BOM when it is %s', (_name, foreign) => {
    expect(read(utf16le(foreign))).toEqual({ isRead: true, text: foreign });
    expect(read(utf16be(foreign))).toEqual({ isRead: true, text: foreign });
  });
});

const excel = 'This is an Excel file. Save it as CSV first.';
const noTable = 'This file has no table that can be read. Save it as CSV first.';
const empty = 'This file is empty.';
const zip = [...utf8('PK\u0003\u0004'), 20, 0, 6, 0];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const png = [0x89, ...utf8('PNG\r\n\u001a\n'), 0, 0, 0, 13, ...utf8('IHDR')];
const letters = (count: number) => new Uint8Array(count).fill(97);
const largeZip = letters(mostFileBytes + 1);
largeZip.set(zip);

describe('a file without a readable table', () => {
  it.each<[string, Iterable<number>, string, string]>([
    ['a workbook', zip, 'Contacts.XLSX', excel],
    ['a workbook of Excel 2003', compoundFile, 'contacts.xls', excel],
    ['a large workbook', largeZip, 'contacts.xlsx', excel],
    ['another zip', zip, 'contacts.csv', noTable],
    ['another compound file', compoundFile, 'letter.doc', noTable],
    ['a PDF without zeros', utf8('%PDF-1.7\nName,Company\n'), 'contacts.csv', noTable],
    ['a PNG', png, 'contacts.csv', noTable],
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0x20], 'photo.jpg', noTable],
    ['bytes that are no text', [0, 65, 66, 0, 0, 65, 66, 0], 'contacts.csv', noTable],
    ['a text with a zero', utf8('Name,Company\nAda,\0Acme\n'), 'contacts.csv', noTable],
    ['no bytes', [], 'contacts.csv', empty],
    ['only a BOM', encodings['UTF-8 with BOM'](''), 'contacts.csv', empty],
    ['only a BOM of UTF-16', encodings['UTF-16 LE'](''), 'contacts.csv', empty],
    ['only white space', utf8(' \r\n\t\r\n'), 'contacts.csv', empty],
    [
      '6 MB',
      letters(6 * 1024 * 1024),
      'contacts.csv',
      'This file is larger than 5 MB. Split it first.',
    ],
  ])('is refused with the reason: %s', (_name, bytes, name, reason) => {
    expect(read(bytes, name)).toEqual({ isRead: false, reason });
  });

  it('is judged by its bytes, not by its name', () => {
    const text = 'Name\tCompany\nAda\tAcme\n';
    expect(read(utf8(text), 'contacts.xls')).toEqual({ isRead: true, text });
  });

  it('may have 5 MB, and not a byte more', () => {
    expect(read(letters(mostFileBytes)).isRead).toBe(true);
    expect(read(letters(mostFileBytes + 1)).isRead).toBe(false);
  });
});

/** Writes one cell as `toCsv` does. It is the same before each separator. */
const written = (value: string) => toCsv([{ heading: value, value: () => null }], []).slice(1, -2);

const names = fieldNames(targetCompanyPaste.description);
const headings = targetCompanySheet().columns.map(({ heading }) => heading);
const [anyText, westernText] = [
  fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
  fc.string({ unit: fc.constantFrom(...Array.from('ab é€ß;,\t\n\r"\'=+-@')) }),
];
const anyRows = (text: fc.Arbitrary<string>) => {
  const name = text.filter((each) => each !== '');
  return fc.array(fc.tuple(name, text, text, text, text, text), { maxLength: 8 });
};
const files = fc.oneof(
  fc.tuple(fc.constantFrom(...Object.values(encodings)), anyRows(anyText)),
  fc.tuple(fc.constant(windows1252), anyRows(westernText)),
);

it('reads back each cell that an export writes, in each encoding and with each separator', () => {
  fc.assert(
    fc.property(files, fc.constantFrom(',', ';', '\t'), ([encode, some], separator) => {
      // A letter that is not UTF-8 tells Windows-1252.
      const rows = [['Müller', 'Bakes rye', '', '', '', ''], ...some];
      const lines = [headings, ...rows].map((cells) => cells.map(written).join(separator));
      const file = read(encode(lines.map((line) => `${line}\r\n`).join('')));
      if (!file.isRead) throw new Error(file.reason);
      const table = readTable(file.text, targetCompanyPaste);
      if (!table.isRead) throw new Error(table.reason);
      expect(table.rows.map(({ cells }) => names.map((name) => cells[name]))).toEqual(rows);
      expect(table.rows.filter(({ fault }) => fault !== null)).toEqual([]);
      expect(table.leftOut).toEqual([]);
    }),
  );
});
