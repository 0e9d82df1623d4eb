import type { DraftOf, EntityDescription, EntityOf } from '../entities/description.ts';

/** An ideal customer profile, field by field. */
export const icpDescription = {
  idOnWire: 'icpid',
  nameField: 'title',
  fields: {
    title: { onWire: 'title', kind: 'line', required: 'invalid.title' },
    description: { onWire: 'description', kind: 'text', required: 'invalid.description' },
    painPoints: { onWire: 'painPoints', kind: 'lines', required: 'invalid.painPoints' },
    goals: { onWire: 'goals', kind: 'lines', required: 'invalid.goals' },
  },
} as const satisfies EntityDescription;

export type Icp = EntityOf<typeof icpDescription>;
export type IcpDraft = DraftOf<typeof icpDescription>;
