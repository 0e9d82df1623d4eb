import type { DraftOf, EntityDescription, EntityOf, FieldName } from '../entities/description.ts';

/** The levels of competition for a keyword, from low to high. */
export const keywordCompetitions = ['VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;

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

/** A number that is null when it is not known (D71). */
const figure = <Name extends string>(onWire: Name, ...otherHeadings: readonly string[]) =>
  ({
    onWire,
    kind: 'number',
    otherHeadings,
    required: 'invalid.number',
    mayBeUnknown: true,
  }) as const;

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
    volume: figure('volume'),
    competitionLevel: {
      onWire: 'competition_level',
      kind: 'competition',
      otherHeadings: ['level', 'competition'],
      required: 'invalid.competitionLevel',
      mayBeUnknown: true,
    },
    competitionIndex: figure('competition_index', 'index'),
    lowBid: figure('low_bid'),
    highBid: figure('high_bid'),
    trend: figure('trend'),
    region: { onWire: 'region', kind: 'line', required: 'invalid.region' },
  },
} as const satisfies EntityDescription;

export type Keyword = EntityOf<typeof keywordDescription>;
export type KeywordDraft = DraftOf<typeof keywordDescription>;
export type KeywordField = FieldName<typeof keywordDescription>;
