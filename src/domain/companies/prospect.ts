import type { DraftOf, EntityDescription, EntityOf, FieldName } from '../entities/description.ts';
import type { EntityId } from '../lists/entityId.ts';

/** A person at a target company, field by field. */
export const prospectDescription = {
  idOnWire: 'prospectid',
  nameField: 'name',
  fields: {
    name: {
      onWire: 'prospect_name',
      kind: 'line',
      otherHeadings: ['name', 'prospect', 'full name'],
      required: 'invalid.name',
    },
    companyName: {
      onWire: 'prospect_company_name',
      kind: 'line',
      otherHeadings: ['company name', 'target company'],
      required: 'invalid.company',
    },
    role: {
      onWire: 'role',
      kind: 'line',
      otherHeadings: ['title', 'job title'],
      required: 'invalid.role',
    },
  },
} as const satisfies EntityDescription;

/** What the person says in the form. */
export type ProspectFields = DraftOf<typeof prospectDescription>;
export type ProspectField = FieldName<typeof prospectDescription>;

/** A person, and the target company they belong to; null where the server did not say. */
export type Prospect = EntityOf<typeof prospectDescription> & {
  readonly targetCompanyId: EntityId | null;
};

/** A person of the user's own: the company has been chosen among the target companies. */
export type ProspectDraft = ProspectFields & { readonly targetCompanyId: EntityId };
