import type { EntityDescription, FieldName } from '../entities/description.ts';
import { textsOf } from '../entities/texts.ts';
import { t } from '../words/translate.ts';
import { headingsOf, type Columns, type HeadingRule } from './headings.ts';
import { readLines, readPasted, type Line } from './sheet.ts';
import { refused, type Refused } from './tableFile.ts';

/** Splits pasted text into cells, by the headings of a list if it has some. */
export const pastedCells = <Description extends EntityDescription>(
  rule: HeadingRule<Description>,
  text: string,
): string[][] => readPasted(text, headingsOf(rule).isHeading);

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
  /** The field of each column; undefined for one that is left out. */
  readonly fields: readonly (Name | undefined)[];
  /** The headings of the columns that are left out. */
  readonly leftOut: readonly string[];
  readonly rows: readonly TableRow<Name>[];
}

const mostRows = 5_000;

/** Returns the rows of a text by the fields of a list (D97), or why it is refused. */
export function readTable<Description extends EntityDescription>(
  text: string,
  rule: HeadingRule<Description>,
): Table<FieldName<Description>> | Refused {
  const { isHeading, columnsOf } = headingsOf(rule);
  const lines: Line[] = [];
  for (const line of readLines(text, isHeading)) {
    lines.push(line);
    // One more, because the first may have the headings.
    if (lines.length > mostRows + 1) break;
  }
  const columns = columnsOf(lines[0]?.cells ?? []);
  const rows = columns.headings ? lines.slice(1) : lines;
  if (rows.length > mostRows) return refused(t('paste.file.tooMany', { count: mostRows }));
  if (rows.length === 0)
    return refused(t(columns.headings ? 'paste.file.noRows' : 'paste.file.empty'));
  const blank = textsOf(rule.description, null);
  return {
    isRead: true,
    fields: columns.fields,
    leftOut: leftOutOf(columns, rows),
    rows: rows.map((row) => ({
      line: row.line,
      cells: columns.cellsOf(row.cells, blank),
      fault: faultOf(row, columns),
    })),
  };
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
