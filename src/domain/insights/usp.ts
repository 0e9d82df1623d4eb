import type { DraftOf, EntityDescription, EntityOf } from '../entities/description.ts';

/** A unique selling point of the business, field by field. */
export const uspDescription = {
  idOnWire: 'uspid',
  nameField: 'title',
  fields: {
    title: { onWire: 'title', kind: 'line', required: 'invalid.title' },
    description: { onWire: 'description', kind: 'text', required: 'invalid.description' },
    valueProposition: {
      onWire: 'valueProposition',
      alsoOnWire: 'valueproposition',
      kind: 'text',
      required: 'invalid.valueProposition',
    },
  },
} as const satisfies EntityDescription;

export type Usp = EntityOf<typeof uspDescription>;
export type UspDraft = DraftOf<typeof uspDescription>;
