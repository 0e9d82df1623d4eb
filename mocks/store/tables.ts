import type { InferOutput } from 'valibot';
import type { contentIdeaRow } from '#api/contract/contentIdeas.ts';
import type { emailRow } from '#api/contract/emails.ts';
import type { geographyRow } from '#api/contract/geographies.ts';
import type { icpRow } from '#api/contract/icps.ts';
import type { keywordRow } from '#api/contract/keywords.ts';
import type { prospectRow } from '#api/contract/prospects.ts';
import type { targetCompanyRow } from '#api/contract/targetCompanies.ts';
import type { userRow } from '#api/contract/users.ts';
import type { uspRow } from '#api/contract/usps.ts';
import type { BusinessProfile } from '#domain/businessInfo.ts';
import type { Workspace } from '#domain/workspace.ts';

export type UspRow = InferOutput<typeof uspRow>;
export type IcpRow = InferOutput<typeof icpRow>;
export type GeographyRow = InferOutput<typeof geographyRow>;
export type TargetCompanyRow = InferOutput<typeof targetCompanyRow>;
export type KeywordRow = InferOutput<typeof keywordRow>;
export type ContentIdeaRow = InferOutput<typeof contentIdeaRow>;
export type ProspectRow = InferOutput<typeof prospectRow>;
export type UserRow = InferOutput<typeof userRow>;
export type EmailRow = InferOutput<typeof emailRow>;

/** What the twin keeps, by table; rows are kept as they go over the wire. */
export interface Tables {
  readonly workspaces: Workspace;
  readonly companies: BusinessProfile;
  readonly users: UserRow;
  readonly usps: UspRow;
  readonly icps: IcpRow;
  readonly geographies: GeographyRow;
  readonly targetCompanies: TargetCompanyRow;
  readonly keywords: KeywordRow;
  readonly contentIdeas: ContentIdeaRow;
  readonly prospects: ProspectRow;
  /** Letters by prospect. */
  readonly letters: EmailRow['emails'];
  /** How far a generator has got, by kind and owner: what was deleted does not come again. */
  readonly progress: number;
  /** The highest id that may have been given out. */
  readonly ids: number;
}

export type TableName = keyof Tables;

/** Every table there is. */
export const tableNames: readonly TableName[] = [
  'workspaces',
  'companies',
  'users',
  'usps',
  'icps',
  'geographies',
  'targetCompanies',
  'keywords',
  'contentIdeas',
  'prospects',
  'letters',
  'progress',
  'ids',
];
