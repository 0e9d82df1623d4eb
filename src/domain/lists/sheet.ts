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

/** A row of a text. */
export interface Line {
  /** The line on which it begins. The first is 1, and line breaks in cells count. */
  readonly line: number;
  readonly cells: string[];
  /** True when a quote opens a cell and nothing closes it: the cell has all that follows. */
  readonly isUnclosed: boolean;
}

type IsHeading = (cell: string) => boolean;

/**
 * Splits pasted text into cells: one row per line, separated by tabs as spreadsheets copy them, by semicolons or by commas.
 * Reads back what `toCsv` writes, including the removal of the apostrophe before a formula.
 */
export const readPasted = (text: string, isHeading?: IsHeading): string[][] =>
  Array.from(readLines(text, isHeading), ({ cells }) => cells);

/** Like `readPasted`, one row after the other, each with its line. Blank rows are left out. */
export function* readLines(text: string, isHeading: IsHeading = () => false): Generator<Line> {
  const source = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  yield* linesIn(source, separatorOf(source, isHeading));
}

/**
 * Returns the separator in the first line: of several the one with the most known headings, then the most columns under them,
 * then a tab before a semicolon before a comma. Below a single heading is one column; below another line without a separator
 * the text may have one.
 */
function separatorOf(source: string, isHeading: IsHeading): string {
  // Most texts have no quotes. Searching thousands of lines for quoted cells takes as long as reading them.
  const outsideQuotes = source.includes('"') ? source.replace(quotedCell, '$1"') : source;
  const firstLine = firstLineOf(outsideQuotes);
  const rated = separators
    .filter((each) => firstLine.includes(each))
    .map((separator) => ({ separator, ...headingsBy(source, separator, isHeading) }))
    .toSorted((one, other) => other.known - one.known || other.columns - one.columns);
  if (rated[0]) return rated[0].separator;
  const isHeaded = headingsBy(source, '\t', isHeading).known > 0;
  return (isHeaded ? undefined : separators.find((each) => outsideQuotes.includes(each))) ?? '\t';
}

/** Returns the first line that is not blank. */
function firstLineOf(text: string): string {
  const before = text.slice(0, Math.max(text.search(/\S/), 0));
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const [line = ''] = text.slice(start).split(/[\r\n]/, 1);
  return line;
}

/** Counts the known headings of the first line and, if there are any, its columns. */
function headingsBy(source: string, separator: string, isHeading: IsHeading) {
  const [first] = linesIn(source, separator);
  const cells = first?.cells ?? [];
  const known = cells.filter(isHeading).length;
  return { known, columns: known > 0 ? cells.length : 0 };
}

function* linesIn(text: string, separator: string): Generator<Line> {
  const cell = new RegExp(
    `${beforeQuote(separator)}(?:${quotedPart})?([^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`,
    'g',
  );
  let [begins, line] = [1, 1];
  let cells: string[] = [];
  for (const [, quoted, quote, rest = '', end] of text.matchAll(cell)) {
    const content = quoted?.replaceAll('""', '"') ?? '';
    line += content.match(/\r\n?|\n/g)?.length ?? 0;
    // White space in quotes is kept, white space around them is not.
    const value = quote === '"' ? content + rest.trimEnd() : (content + rest).trim();
    cells.push(isEscaped.test(value) ? value.slice(1) : value);
    if (end === separator) continue;
    // An open quote reaches to the end, so its cell is the last one.
    if (cells.some((each) => each !== '')) yield { line: begins, cells, isUnclosed: quote === '' };
    line += 1;
    begins = line;
    cells = [];
  }
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
