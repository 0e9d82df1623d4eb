import type { EntityDescription, FieldName } from '../entities/description.ts';
import { textsOf } from '../entities/texts.ts';
import { t } from '../words/translate.ts';
import { headingsOf, type Columns, type HeadingRule } from './headings.ts';
import { readLines, type Line } from './sheet.ts';
import { refused, type Refused } from './tableFile.ts';

export interface TableRow<Name extends string> {
  /** The line of the text on which the row begins, as an editor numbers it. */
  readonly line: number;
  /** The value of each field, '' for a blank one. */
  readonly cells: Readonly<Record<Name, string>>;
  /** Why the values are probably not those of their columns; null when nothing is wrong. */
  readonly fault: string | null;
}

/** The rows of a pasted or dropped table, before anything is said of them. */
export interface Table<Name extends string> {
  readonly isRead: true;
  /** The headings of the columns that are left out. */
  readonly leftOut: readonly string[];
  readonly rows: readonly TableRow<Name>[];
}

const mostRows = 5_000;

/**
 * Reads the rows of a text by the fields of a list (D97), or says why it is refused. Pauses after so many rows, so that a page
 * stays responsive.
 */
export function* readingTable<Description extends EntityDescription>(
  text: string,
  rule: HeadingRule<Description>,
  perStep = Infinity,
): Generator<undefined, Table<FieldName<Description>> | Refused> {
  const { isHeading, columnsOf } = headingsOf(rule);
  const lines: Line[] = [];
  for (const line of readLines(text, isHeading)) {
    lines.push(line);
    // One more, because the first may have the headings.
    if (lines.length > mostRows + 1) break;
    if (lines.length % perStep === 0) yield;
  }
  const columns = columnsOf(lines[0]?.cells ?? []);
  const read = columns.headings ? lines.slice(1) : lines;
  if (read.length > mostRows) return refused(t('paste.file.tooMany', { count: mostRows }));
  if (read.length === 0)
    return refused(t(columns.headings ? 'paste.file.noRows' : 'paste.file.empty'));
  const blank = textsOf(rule.description, null);
  const rows: TableRow<FieldName<Description>>[] = [];
  for (const row of read) {
    const cells = columns.cellsOf(row.cells, blank);
    rows.push({ line: row.line, cells, fault: faultOf(row, columns) });
    if (rows.length % perStep === 0) yield;
  }
  return { isRead: true, leftOut: leftOutOf(columns, read), rows };
}

/** Reads a table at once. */
export function readTable<Description extends EntityDescription>(
  text: string,
  rule: HeadingRule<Description>,
): Table<FieldName<Description>> | Refused {
  const reading = readingTable(text, rule);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** A column without a heading is named by its number, and only if it has values. */
function leftOutOf(columns: Columns<string>, rows: readonly Line[]): readonly string[] {
  const { headings, fields } = columns;
  const width = headings?.length ?? Math.max(...rows.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, at) => {
    if (fields[at] !== undefined) return '';
    const heading = headings?.[at] ?? '';
    const hasValues = () => rows.some(({ cells }) => (cells[at] ?? '') !== '');
    return heading === '' && hasValues() ? t('paste.column', { number: at + 1 }) : heading;
  });
  return [...new Set(names)].filter((name) => name !== '');
}

function faultOf({ cells, isUnclosed }: Line, { headings }: Columns<string>): string | null {
  if (isUnclosed) return t('paste.fault.quote');
  return headings && cells.slice(headings.length).some((value) => value !== '')
    ? t('paste.fault.cells')
    : null;
}
