import { keywordCompetitions, type Keyword, type KeywordDraft } from './keyword.ts';
import { checkKeyword, keywordNumberFields, type KeywordField } from './keywordForm.ts';
import { identityOf, type PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';

/** Other names that spreadsheets give the columns. */
const otherHeadings: Readonly<Partial<Record<KeywordField, readonly string[]>>> = {
  keyword: ['keyword'],
  competitionLevel: ['level', 'competition'],
  competitionIndex: ['index'],
};

/** `Very high`, `VERY_HIGH` and `very-high` are one level. */
function levelIn(cell: string): string {
  const level = cell
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return keywordCompetitions.find((offered) => offered === level) ?? '';
}

/**
 * Keywords from pasted text, in the columns of the page. Cells that are missing take the figures of an unknown keyword: nothing
 * searched, medium competition. A keyword is the same keyword in the same region.
 */
export const keywordPaste: PasteRule<KeywordField, Keyword, KeywordDraft> = {
  columns: [
    'keyword',
    'volume',
    'competitionLevel',
    'competitionIndex',
    'lowBid',
    'highBid',
    'trend',
    'region',
  ],
  nameColumn: 'keyword',
  numberColumns: keywordNumberFields,
  headingsOf: (column) => [
    t(`keywords.column.${column}`),
    t(`keywords.add.${column}`),
    ...(otherHeadings[column] ?? []),
  ],
  ignored: () => [t('keywords.column.score'), t('keywords.column.ideas')],
  blank: {
    keyword: '',
    volume: '0',
    competitionLevel: 'MEDIUM',
    competitionIndex: '50',
    lowBid: '0',
    highBid: '0',
    trend: '0',
    region: '',
  },
  // The table writes a dash where there is no figure.
  isBlank: (cell) => cell === '' || cell === '–',
  check: (cells) => checkKeyword({ ...cells, competitionLevel: levelIn(cells.competitionLevel) }),
  identityOf: ({ keyword, region }) => identityOf(keyword, region),
};
