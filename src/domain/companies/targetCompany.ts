import type { DraftOf, EntityDescription, EntityOf, FieldName } from '../entities/description.ts';

export const targetCompanyDescription = {
  idOnWire: 'targetid',
  nameField: 'name',
  fields: {
    name: {
      onWire: 'target_company_name',
      kind: 'line',
      otherHeadings: [
        'name',
        'company',
        'associated company',
        'account name',
        'person - organization',
        'organization - name',
        'organization',
      ],
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
  /** The company's website; absent when the server names none that can be opened. */
  readonly website?: string;
  /** False when the server looked and the website did not answer. Absent when it did not look. */
  readonly isWebsiteFound?: boolean;
};
export type TargetCompanyDraft = DraftOf<typeof targetCompanyDescription>;
export type TargetCompanyField = FieldName<typeof targetCompanyDescription>;

/** The part of a company that a selection stores. */
export type TargetCompanyRef = Pick<TargetCompany, 'id' | 'name'>;
