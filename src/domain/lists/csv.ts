import { plainNumber } from '../numbers/plainNumber.ts';

/** A column of an export: its heading and its value for a row. */
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

/**
 * Splits pasted text into cells: one row per line, separated by tabs as spreadsheets copy them, else by semicolons or commas.
 * Reads back what `toCsv` writes, including the removal of the apostrophe before a formula.
 */
export function readPasted(text: string): string[][] {
  const source = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const separator = separators.find((candidate) => hasOutsideQuotes(source, candidate)) ?? '\t';
  return readCells(source, separator).filter((row) => row.some((value) => value !== ''));
}

/**
 * Like `readCells`, takes a quote for the start of a quoted part only at the start of a cell. A cell may start after any
 * separator, because it is not known yet which one the text uses.
 */
function hasOutsideQuotes(text: string, separator: string): boolean {
  let isQuoted = false;
  let isAtStart = true;
  let openedAt = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') continue;
      if (text.charAt(index + 1) === '"') index += 1;
      else {
        isQuoted = false;
        isAtStart = index === openedAt + 1;
      }
    } else if (character === separator) return true;
    else if (/[\n\r]/.test(character) || separators.includes(character)) isAtStart = true;
    else if (character === '"' && isAtStart) {
      isQuoted = true;
      openedAt = index;
    } else isAtStart &&= character.trim() === '';
  }
  return false;
}

function readCells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  /** The length of the quoted part of the value: its white space is kept, white space around it is not. */
  let quotedLength = 0;
  let isBlank = true;
  const endCell = () => {
    const whole = value.slice(0, quotedLength) + value.slice(quotedLength).trimEnd();
    const kept = quotedLength > 0 ? whole : whole.trimStart();
    row.push(isEscaped.test(kept) ? kept.slice(1) : kept);
    value = '';
    quotedLength = 0;
    isBlank = true;
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (text.charAt(index + 1) === '"') {
        value += '"';
        index += 1;
      } else {
        isQuoted = false;
        quotedLength = value.length;
      }
    } else if (character === '"' && quotedLength === 0 && isBlank) {
      isQuoted = true;
      value = '';
    } else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text.charAt(index + 1) === '\n') index += 1;
      endRow();
    } else {
      value += character;
      isBlank &&= character.trim() === '';
    }
  }
  endRow();
  return rows;
}
