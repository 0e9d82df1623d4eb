import type { DraftOf, EntityDescription, EntityOf, FieldName } from '../entities/description.ts';
import { companyNameHeadings } from '../lists/crmHeadings.ts';

export const targetCompanyDescription = {
  idOnWire: 'targetid',
  nameField: 'name',
  fields: {
    name: {
      onWire: 'target_company_name',
      kind: 'line',
      otherHeadings: ['name', 'company', ...companyNameHeadings],
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
    website: {
      onWire: 'website',
      kind: 'line',
      format: 'website',
      isExtra: true,
      otherHeadings: ['website', 'company domain name', 'website url', 'organization - website'],
    },
    /** The id in the CRM that the company comes from. */
    foreignId: {
      onWire: 'foreign_id',
      kind: 'line',
      isExtra: true,
      isHidden: true,
      otherHeadings: ['record id', 'record id - company', 'organization - id', 'account id'],
    },
  },
} as const satisfies EntityDescription;

export type TargetCompany = EntityOf<typeof targetCompanyDescription> & {
  /** False when the server looked and the website did not answer. Absent when it did not look. */
  readonly isWebsiteFound?: boolean;
};
export type TargetCompanyDraft = DraftOf<typeof targetCompanyDescription>;
export type TargetCompanyField = FieldName<typeof targetCompanyDescription>;
export type TargetCompanyColumn = Exclude<TargetCompanyField, 'website' | 'foreignId'>;

/** The columns of the table. The website stands below the name. */
export const targetCompanyColumns = [
  'name',
  'description',
  'recentNews',
  'initiatives',
] as const satisfies readonly TargetCompanyColumn[];

/** The part of a company that a selection stores. */
export type TargetCompanyRef = Pick<TargetCompany, 'id' | 'name'>;
