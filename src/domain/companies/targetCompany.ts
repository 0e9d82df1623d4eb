import type { DraftOf, EntityDescription, EntityOf, FieldName } from '../entities/description.ts';

/** A company worth reaching out to, field by field. */
export const targetCompanyDescription = {
  idOnWire: 'targetid',
  nameField: 'name',
  fields: {
    name: {
      onWire: 'target_company_name',
      kind: 'line',
      otherHeadings: ['name', 'company'],
      required: 'invalid.name',
    },
    description: {
      onWire: 'description',
      kind: 'text',
      otherHeadings: ['description'],
      required: 'invalid.description',
    },
    recentNews: { onWire: 'recent_news', kind: 'text', otherHeadings: ['news'] },
    initiatives: {
      onWire: 'initiatives_and_challenges',
      kind: 'text',
      otherHeadings: ['initiatives', 'challenges', 'initiatives and challenges'],
    },
  },
} as const satisfies EntityDescription;

export type TargetCompany = EntityOf<typeof targetCompanyDescription> & {
  /** An address that may be opened; absent where the server names none. */
  readonly website?: string;
  /** False where the server looked and nothing answered. */
  readonly isWebsiteFound?: boolean;
};
export type TargetCompanyDraft = DraftOf<typeof targetCompanyDescription>;
export type TargetCompanyField = FieldName<typeof targetCompanyDescription>;

/** The part of a company that a selection keeps. */
export type TargetCompanyRef = Pick<TargetCompany, 'id' | 'name'>;
