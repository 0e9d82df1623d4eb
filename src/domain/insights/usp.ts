import type { DraftOf, EntityDescription, EntityOf } from '../entities/description.ts';

/** The fields of a unique selling point. */
export const uspDescription = {
  idOnWire: 'uspid',
  nameField: 'title',
  fields: {
    title: { onWire: 'title', kind: 'line', required: 'invalid.title', isRewritable: true },
    description: {
      onWire: 'description',
      kind: 'text',
      required: 'invalid.description',
      isRewritable: true,
    },
    valueProposition: {
      onWire: 'valueProposition',
      alsoOnWire: 'valueproposition',
      kind: 'text',
      required: 'invalid.valueProposition',
      isRewritable: true,
    },
  },
} as const satisfies EntityDescription;

export type Usp = EntityOf<typeof uspDescription>;
export type UspDraft = DraftOf<typeof uspDescription>;
