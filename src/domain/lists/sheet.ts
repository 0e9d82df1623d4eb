import { toCsv, type CsvColumn } from './csv.ts';

/** How the rows of a list leave the product. */
export interface Sheet<Row> {
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** A row as one line, as other tools take them. */
  readonly lineOf: (row: Row) => string;
}

/** Exactly these rows, in this order, as a file for spreadsheets. */
export const sheetAsCsv = <Row>(sheet: Sheet<Row>, rows: readonly Row[]): string =>
  toCsv(sheet.columns, rows);

/** One row per line. */
export const sheetAsLines = <Row>(sheet: Sheet<Row>, rows: readonly Row[]): string =>
  rows.map((row) => sheet.lineOf(row).replace(/[\r\n]+/g, ' ')).join('\n');
