import type { DraftOf, EntityDescription, EntityOf } from '../entities/description.ts';

/** The fields of a target geography. The server writes sizes and rates as texts. */
export const geographyDescription = {
  idOnWire: 'geoid',
  nameField: 'region',
  fields: {
    region: { onWire: 'region', kind: 'line', required: 'invalid.region' },
    marketSize: {
      onWire: 'marketSize',
      kind: 'line',
      required: 'invalid.marketSize',
      mayBeUnknown: true,
    },
    growthRate: {
      onWire: 'growthRate',
      kind: 'line',
      required: 'invalid.growthRate',
      mayBeUnknown: true,
    },
    competitionLevel: {
      onWire: 'competitionLevel',
      kind: 'level',
      required: 'invalid.competitionLevel',
    },
    recommendation: {
      onWire: 'recommendation',
      kind: 'text',
      required: 'invalid.recommendation',
      isRewritable: true,
    },
  },
} as const satisfies EntityDescription;

export type Geography = EntityOf<typeof geographyDescription>;
export type GeographyDraft = DraftOf<typeof geographyDescription>;
