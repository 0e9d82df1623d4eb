import { readPasted } from './csv.ts';
import { checkKeyword, type KeywordField, type KeywordFields } from './keywordForm.ts';
import { keywordCompetitions, type Keyword, type KeywordDraft } from './keyword.ts';
import type { InvalidKey } from './words/invalid.ts';

/** What a pasted line would do. */
export type KeywordVerdict =
  | { readonly kind: 'fresh'; readonly draft: KeywordDraft }
  | { readonly kind: 'duplicate'; readonly isRepeated: boolean }
  | { readonly kind: 'invalid'; readonly field: KeywordField; readonly problem: InvalidKey };

export interface PastedKeyword {
  readonly line: number;
  readonly keyword: string;
  readonly verdict: KeywordVerdict;
}

/** The columns as the page shows them, and as an export writes them. */
const order: readonly KeywordField[] = [
  'keyword',
  'volume',
  'competitionLevel',
  'competitionIndex',
  'lowBid',
  'highBid',
  'trend',
  'region',
];

const headings: Readonly<Record<string, KeywordField>> = {
  keyword: 'keyword',
  keywords: 'keyword',
  'keyword term': 'keyword',
  volume: 'volume',
  'search volume': 'volume',
  'competition level': 'competitionLevel',
  level: 'competitionLevel',
  competition: 'competitionLevel',
  'competition index': 'competitionIndex',
  index: 'competitionIndex',
  'low bid': 'lowBid',
  'high bid': 'highBid',
  trend: 'trend',
  region: 'region',
};

const headingOf = (cell: string): KeywordField | undefined =>
  Object.hasOwn(headings, cell.toLowerCase()) ? headings[cell.toLowerCase()] : undefined;

/** `Very high`, `VERY_HIGH` and `very-high` are one level. */
const levelText = (cell: string): string =>
  cell
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');

/** A keyword is the same keyword in the same region, however it is capitalised. */
const identity = (keyword: string, region: string): string =>
  JSON.stringify([keyword.trim().toLowerCase(), region.trim().toLowerCase()]);

/**
 * A dry run of pasted text: what each line would add, and why not where it wouldn't. Cells that are missing take the figures of
 * an unknown keyword (nothing searched, medium competition) and the region given beside the text.
 */
export function readKeywords(
  text: string,
  region: string,
  existing: readonly Keyword[],
): readonly PastedKeyword[] {
  const rows = readPasted(text);
  const columns = rows[0]?.map(headingOf) ?? [];
  const hasHeadings =
    columns.includes('keyword') && columns.every((column) => column !== undefined);
  const fieldAt = hasHeadings ? columns : order;
  const known = new Set(existing.map((keyword) => identity(keyword.keyword, keyword.region)));
  const seen = new Set<string>();

  return rows.slice(hasHeadings ? 1 : 0).map((cells, index): PastedKeyword => {
    const fields = fieldsOf(cells, fieldAt, region);
    const place = { line: index + (hasHeadings ? 2 : 1), keyword: fields.keyword };
    const check = checkKeyword(fields);
    if (!check.isValid) {
      const [field, problem] = (
        Object.entries(check.problems) as [KeywordField, InvalidKey][]
      )[0] ?? ['keyword', 'invalid.keyword'];
      return { ...place, verdict: { kind: 'invalid', field, problem } };
    }
    const id = identity(check.value.keyword, check.value.region);
    const isRepeated = seen.has(id);
    if (isRepeated || known.has(id))
      return { ...place, verdict: { kind: 'duplicate', isRepeated } };
    seen.add(id);
    return { ...place, verdict: { kind: 'fresh', draft: check.value } };
  });
}

function fieldsOf(
  cells: readonly string[],
  fieldAt: readonly (KeywordField | undefined)[],
  region: string,
): KeywordFields {
  const unknown: Record<KeywordField, string> = {
    keyword: '',
    volume: '0',
    competitionLevel: 'MEDIUM',
    competitionIndex: '50',
    lowBid: '0',
    highBid: '0',
    trend: '0',
    region,
  };
  for (const [index, cell] of cells.entries()) {
    const field = fieldAt[index];
    if (field && cell !== '') unknown[field] = cell;
  }
  const level = levelText(unknown.competitionLevel);
  return {
    ...unknown,
    competitionLevel: keywordCompetitions.find((offered) => offered === level) ?? '',
  };
}
