import type { EntityDescription, EntityOf, FieldName, ValuesOf } from '../entities/description.ts';

/** How contested a keyword is, from least to most. */
export const keywordCompetitions = ['VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;

/** One step of that scale. */
export type KeywordCompetition = (typeof keywordCompetitions)[number];

/** The step of that scale a text names: `Very high`, `VERY_HIGH` and `very-high` are one. Null where it names none. */
export function competitionIn(text: string): KeywordCompetition | null {
  const wanted = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return keywordCompetitions.find((known) => known === wanted) ?? null;
}

/** A search term with its figures, field by field; null where the server has no figure. */
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
  /** The person added it without all its figures: the server has zeros where it has null here. */
  readonly isSentWithoutFigures?: true;
};
/** A keyword of the user's own; null where they don't know a figure. */
export type KeywordDraft = ValuesOf<typeof keywordDescription>;
export type KeywordField = FieldName<typeof keywordDescription>;
