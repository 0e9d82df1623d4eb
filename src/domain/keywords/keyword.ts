import type { EntityDescription, EntityOf, FieldName, ValuesOf } from '../entities/description.ts';

/** The levels of competition for a keyword, from low to high. */
export const keywordCompetitions = ['VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;

/** One of the five levels. */
export type KeywordCompetition = (typeof keywordCompetitions)[number];

/**
 * Returns the level that a text names, in any spelling: `Very high`, `VERY_HIGH` or `very-high`. Null when it names none.
 */
export function competitionIn(text: string): KeywordCompetition | null {
  const wanted = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return keywordCompetitions.find((known) => known === wanted) ?? null;
}

/** The fields of a keyword. Null when the server has no figure. */
export const keywordDescription = {
  idOnWire: 'keywordid',
  nameField: 'keyword',
  fields: {
    keyword: {
      onWire: 'keyword',
      kind: 'line',
      otherHeadings: ['keyword'],
      required: 'invalid.keyword',
    },
    volume: { onWire: 'volume', kind: 'number', required: 'invalid.number' },
    competitionLevel: {
      onWire: 'competition_level',
      kind: 'competition',
      otherHeadings: ['level', 'competition'],
      required: 'invalid.competitionLevel',
    },
    competitionIndex: {
      onWire: 'competition_index',
      kind: 'number',
      otherHeadings: ['index'],
      required: 'invalid.number',
    },
    lowBid: { onWire: 'low_bid', kind: 'number', required: 'invalid.number' },
    highBid: { onWire: 'high_bid', kind: 'number', required: 'invalid.number' },
    trend: { onWire: 'trend', kind: 'number', required: 'invalid.number' },
    region: { onWire: 'region', kind: 'line', required: 'invalid.region' },
  },
} as const satisfies EntityDescription;

export type Keyword = EntityOf<typeof keywordDescription> & {
  /** True when the person added the keyword without all its figures. The server then has zeros where this row has null. */
  readonly isSentWithoutFigures?: true;
};
/** A keyword to add; null for a figure that the person does not know. */
export type KeywordDraft = ValuesOf<typeof keywordDescription>;
export type KeywordField = FieldName<typeof keywordDescription>;
