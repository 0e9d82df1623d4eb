import { deleteRow } from '#components/DataTable/rowButtons.ts';
import type { Column, RowActions, RowSource } from '#components/DataTable/types.ts';

/** A row like those of keyword research, derived from its index, so that every run has the same rows. */
export interface SampleRow {
  readonly id: number;
  readonly keyword: string;
  readonly volume: number;
  readonly level: string;
  readonly index: number;
  readonly low: number;
  readonly high: number;
  readonly trend: number;
  readonly region: string;
}

const nouns = ['email', 'crm', 'seo', 'invoice', 'payroll', 'landing page', 'webinar', 'survey'];
const kinds = ['software', 'tools', 'template', 'for small business', 'pricing', 'examples'];
const places = ['Germany', 'United Kingdom', 'France', 'Netherlands', 'Spain'];
const levels = ['Very low', 'Low', 'Medium', 'High', 'Very high'];

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** Creates this many rows. */
export function sampleRows(count: number): readonly SampleRow[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    keyword: `${at(nouns, id)} ${at(kinds, id * 7 + (id >> 3) * 3)}${id < 48 ? '' : ` ${id}`}`,
    volume: ((id * 7919) % 900) * 10 + 10,
    level: at(levels, id * 3 + (id >> 2)),
    index: (id * 37) % 101,
    low: ((id * 13) % 400) / 100,
    high: ((id * 29) % 900) / 100 + 4,
    trend: ((id * 17) % 81) - 40,
    region: at(places, id * 11),
  }));
}

const number = new Intl.NumberFormat('en');
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

const whole = (value: number) => number.format(value);
const bid = (value: number) => money.format(value);
const trend = (value: number) => `${value < 0 ? '↓ −' : '↑ +'}${Math.abs(value)}`;

type Figure = 'volume' | 'index' | 'low' | 'high' | 'trend';

/** A column of numbers. */
const figures = (
  key: Figure,
  header: string,
  tooltip: string,
  width: number,
  format: (value: number) => string,
): Column<SampleRow> => ({
  key,
  header,
  tooltip,
  width,
  align: 'end',
  value: (row) => row[key],
  render: (row) => format(row[key]),
});

/** The columns of keyword research; the ninth contains the row buttons. */
export const sampleColumns: readonly Column<SampleRow>[] = [
  {
    key: 'keyword',
    header: 'Keywords',
    tooltip: 'What people type into a search engine',
    width: 200,
    grow: 320,
    value: (row) => row.keyword,
  },
  figures('volume', 'Volume', 'Searches per month', 92, whole),
  {
    key: 'level',
    header: 'Competition Level',
    tooltip: 'How many advertisers bid on it',
    width: 150,
    value: (row) => levels.indexOf(row.level),
    render: (row) => row.level,
  },
  figures('index', 'Index', 'Competition from 0 to 100', 80, String),
  figures('low', 'Low Bid', 'The least a click is expected to cost', 90, bid),
  figures('high', 'High Bid', 'The most a click is expected to cost', 90, bid),
  figures('trend', 'Trend', 'Change of the volume against the year before', 86, trend),
  { key: 'region', header: 'Region', width: 130, value: (row) => row.region },
];

const keyOf = (row: SampleRow): string => String(row.id);
const labelOf = (row: SampleRow): string => row.keyword;

/** Rows with their keys and names. */
export const sourceOf = (rows: readonly SampleRow[]): RowSource<SampleRow> => ({
  rows,
  keyOf,
  labelOf,
});

/** One delete button per row, as in keyword research. */
export const deleteAction = (onDelete: (row: SampleRow) => void): RowActions<SampleRow> => ({
  header: 'Action',
  width: 76,
  of: (row) => [deleteRow(`Delete ${row.keyword}`, () => onDelete(row))],
});

const clause = 'software for small teams that write to many people and want to know who answered';

/** Rows whose texts are far too long for their cells, one of them a single endless word. */
export const longRows = (count: number): readonly SampleRow[] =>
  sampleRows(count).map((row) => ({
    ...row,
    keyword: row.id === 2 ? 'endless'.repeat(30) : `${row.keyword}: ${clause}, ${clause}`,
  }));
