import type { DraftOf, EntityDescription, EntityOf } from '../entities/description.ts';

/** The fields of an ideal customer profile. */
export const icpDescription = {
  idOnWire: 'icpid',
  nameField: 'title',
  fields: {
    title: { onWire: 'title', kind: 'line', required: 'invalid.title', isRewritable: true },
    description: {
      onWire: 'description',
      kind: 'text',
      required: 'invalid.description',
      isRewritable: true,
    },
    painPoints: {
      onWire: 'painPoints',
      kind: 'lines',
      required: 'invalid.painPoints',
      isRewritable: true,
    },
    goals: { onWire: 'goals', kind: 'lines', required: 'invalid.goals', isRewritable: true },
  },
} as const satisfies EntityDescription;

export type Icp = EntityOf<typeof icpDescription>;
export type IcpDraft = DraftOf<typeof icpDescription>;
