import { plainNumber } from '../numbers/plainNumber.ts';
import {
  fieldNames,
  type EntityDescription,
  type EntityOf,
  type FieldName,
} from '../entities/description.ts';
import { textOf } from '../entities/texts.ts';

export interface CsvColumn<Row> {
  readonly heading: string;
  readonly value: (row: Row) => string | number | null;
}

const byteOrderMark = '\uFEFF';

/** Spreadsheets run a cell that starts with one of these as a formula; a leading apostrophe makes it text. */
const startsFormula = /^'*[=+\-@\t\r\n]/;
const isEscaped = /^'+[=+\-@\t\r\n]/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return plainNumber(value);
  const safe = startsFormula.test(value) ? `'${value}` : value;
  return /[",;\t\n\r]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** Writes a comma-separated file by RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map((column) => cell(column.heading)),
    ...rows.map((row) => columns.map((column) => cell(column.value(row)))),
  ];
  return byteOrderMark + lines.map((line) => `${line.join(',')}\r\n`).join('');
}

const separators = ['\t', ';', ','];

/** What may stand before the quoted part of a cell: white space, and quotes with nothing between them. */
const beforeQuote = (separator: string): string => `(?:[^\\S${separator}\\r\\n]|""(?!"))*`;
/** The quoted part, and the quote that ends it. Without one it reaches to the end of the text. */
const quotedPart = '"([^"]*(?:""[^"]*)*)("|$)';
/** A cell may start after any separator, because it is not known yet which one the text uses. */
const quotedCell = new RegExp(`(^|[\\t;,\\r\\n])${beforeQuote('\\t')}${quotedPart}`, 'g');

/**
 * Splits pasted text into cells: one row per line, separated by tabs as spreadsheets copy them, else by semicolons or commas.
 * Reads back what `toCsv` writes, including the removal of the apostrophe before a formula.
 */
export function readPasted(text: string): string[][] {
  const source = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  // Most texts have no quotes. Searching thousands of lines for quoted cells takes as long as reading them.
  const outsideQuotes = source.includes('"') ? source.replace(quotedCell, '$1') : source;
  const separator = separators.find((each) => outsideQuotes.includes(each)) ?? '\t';
  return readCells(source, separator).filter((row) => row.some((value) => value !== ''));
}

function readCells(text: string, separator: string): string[][] {
  const cells = new RegExp(
    `${beforeQuote(separator)}(?:${quotedPart})?([^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`,
    'g',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, quote, rest = '', end] of text.matchAll(cells)) {
    const content = quoted?.replaceAll('""', '"') ?? '';
    // White space in quotes is kept, white space around them is not.
    const value = quote === '"' ? content + rest.trimEnd() : (content + rest).trim();
    row.push(isEscaped.test(value) ? value.slice(1) : value);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

export interface Sheet<Row> {
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** Returns a row as one line of text for other tools. */
  readonly lineOf: (row: Row) => string;
}

/** Returns the columns of an exported file, one for each field. */
export const sheetColumnsOf = <Description extends EntityDescription>(
  description: Description,
  headingOf: (name: FieldName<Description>) => string,
): readonly CsvColumn<EntityOf<Description>>[] =>
  fieldNames(description).map((name) => ({
    heading: headingOf(name),
    value: (row) => textOf(row[name]),
  }));

export const sheetAsCsv = <Row>(sheet: Sheet<Row>, rows: readonly Row[]): string =>
  toCsv(sheet.columns, rows);

export const sheetAsLines = <Row>(sheet: Sheet<Row>, rows: readonly Row[]): string =>
  rows.map((row) => sheet.lineOf(row).replace(/[\r\n]+/g, ' ')).join('\n');

/**
 * Returns a file name without its ending that is valid on every system: the letters and digits of a text, or `usual` when it
 * has none.
 */
export function fileNameOf(text: string, usual: string): string {
  const name = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .toWellFormed()
    .replace(/^-+|-+$|\uFFFD/g, '');
  return name === '' ? usual : name;
}
