import type { DraftOf, EntityDescription, EntityOf, FieldName } from '../entities/description.ts';
import { companyNameHeadings, emailHeadings, personNameParts } from '../lists/crmHeadings.ts';
import type { EntityId } from '../lists/entityId.ts';
import { t } from '../words/translate.ts';

/** The fields of a prospect, a person at a target company. */
export const prospectDescription = {
  idOnWire: 'prospectid',
  nameField: 'name',
  nameParts: personNameParts,
  fields: {
    name: {
      onWire: 'prospect_name',
      kind: 'line',
      otherHeadings: ['name', 'prospect', 'full name', 'person - name'],
      required: 'invalid.name',
    },
    companyName: {
      onWire: 'prospect_company_name',
      kind: 'line',
      otherHeadings: ['target company', ...companyNameHeadings],
      required: 'invalid.company',
    },
    role: {
      onWire: 'role',
      kind: 'line',
      otherHeadings: ['title', 'job title', 'position', 'person - job title'],
      required: 'invalid.role',
    },
    email: {
      onWire: 'prospect_email',
      kind: 'line',
      format: 'email',
      isExtra: true,
      otherHeadings: [...emailHeadings, 'person - email - home', 'person - email - other'],
    },
    /** The id in the CRM that the person comes from. */
    foreignId: {
      onWire: 'foreign_id',
      kind: 'line',
      isExtra: true,
      isHidden: true,
      otherHeadings: ['record id', 'record id - contact', 'person - id', 'contact id'],
    },
  },
} as const satisfies EntityDescription;

export type ProspectFields = DraftOf<typeof prospectDescription>;
export type ProspectField = FieldName<typeof prospectDescription>;
export type ProspectColumn = Exclude<ProspectField, 'foreignId'>;

export const prospectColumns = [
  'name',
  'companyName',
  'role',
  'email',
] as const satisfies readonly ProspectColumn[];

/** A prospect with the id of their target company; null when the server did not send one. */
export type Prospect = EntityOf<typeof prospectDescription> & {
  readonly targetCompanyId: EntityId | null;
};

/** A prospect to add or save. The company is one of the target companies. */
export type ProspectDraft = ProspectFields & { readonly targetCompanyId: EntityId };

/** What is known of how to reach a person who was found: nothing, and nothing is guessed (D69). */
export const noContact = { email: '', foreignId: '' } as const;

/** Returns true while a person's name is not known yet. */
export const isNameless = ({ name }: Pick<Prospect, 'name'>): boolean => name.trim() === '';

/** Returns the label of a person: the name, or the role and company while the name is not known. */
export function prospectLabel({
  name,
  role,
  companyName,
}: Pick<Prospect, 'name' | 'role' | 'companyName'>): string {
  if (!isNameless({ name })) return name;
  const known = [role.trim(), companyName.trim()].filter((text) => text !== '');
  return known.length === 2
    ? t('prospects.roleAt', { role: known[0] ?? '', company: known[1] ?? '' })
    : (known[0] ?? t('prospects.nameToFind'));
}
