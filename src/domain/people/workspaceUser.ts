import type { DraftOf, EntityDescription, EntityOf, FieldName } from '../entities/description.ts';
import { personNameParts } from '../lists/crmHeadings.ts';

/** The fields of a user of the workspace. The role is free text. */
export const userDescription = {
  idOnWire: 'id',
  nameField: 'name',
  nameParts: personNameParts,
  fields: {
    name: { onWire: 'name', kind: 'line', required: 'invalid.name' },
    email: {
      onWire: 'email',
      kind: 'line',
      otherHeadings: ['e-mail', 'email address', 'mail'],
      required: 'invalid.email',
    },
    role: { onWire: 'role', kind: 'line', required: 'invalid.role' },
  },
} as const satisfies EntityDescription;

export type WorkspaceUser = EntityOf<typeof userDescription>;
export type WorkspaceUserDraft = DraftOf<typeof userDescription>;
export type UserField = FieldName<typeof userDescription>;
