import {
  fieldNames,
  type EntityDescription,
  type EntityOf,
  type FieldName,
} from '../entities/description.ts';
import { textOf } from '../entities/texts.ts';
import { toCsv, type CsvColumn } from './csv.ts';

/** How the rows of a list are exported. */
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

/** Returns these rows in this order as CSV. */
export const sheetAsCsv = <Row>(sheet: Sheet<Row>, rows: readonly Row[]): string =>
  toCsv(sheet.columns, rows);

/** Returns one line of text per row. */
export const sheetAsLines = <Row>(sheet: Sheet<Row>, rows: readonly Row[]): string =>
  rows.map((row) => sheet.lineOf(row).replace(/[\r\n]+/g, ' ')).join('\n');
