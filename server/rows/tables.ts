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
import type { activityRow } from '#api/contract/workspace.ts';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import type { Site } from '../reading/site.ts';
import type { Cost } from '../writers/writer.ts';

export type UspRow = InferOutput<typeof uspRow>;
export type IcpRow = InferOutput<typeof icpRow>;
export type GeographyRow = InferOutput<typeof geographyRow>;
export type TargetCompanyRow = InferOutput<typeof targetCompanyRow>;
export type KeywordRow = InferOutput<typeof keywordRow>;
export type ContentIdeaRow = InferOutput<typeof contentIdeaRow>;
export type ProspectRow = InferOutput<typeof prospectRow>;
export type UserRow = InferOutput<typeof userRow>;
export type ActivityRow = InferOutput<typeof activityRow>;
export type EmailRow = InferOutput<typeof emailRow>;

/** Stored with a suggestion but not sent: the version of its prompt. */
interface Kept {
  readonly prompt?: string;
}

/** A stored letter. Its greeting is separate, because the name may be found later. */
export type KeptLetter = EmailRow['emails'][number] & Kept & { readonly greeting?: string };

/** The result of reading a website: its pages, or why there are none. */
export interface KeptSite {
  readonly address: string;
  /** The time of reading, as ISO text. */
  readonly at: string;
  readonly site?: Site;
  readonly because?: string;
}

/** The rows whose id comes from the database, as on the wire without that id. */
export interface Tables {
  readonly companies: BusinessProfile;
  readonly users: Omit<UserRow, 'id'>;
  readonly usps: Omit<UspRow, 'uspid'> & Kept;
  readonly icps: Omit<IcpRow, 'icpid'> & Kept;
  readonly geographies: Omit<GeographyRow, 'geoid'> & Kept;
  readonly targetCompanies: Omit<TargetCompanyRow, 'targetid'> & Kept;
  readonly keywords: Omit<KeywordRow, 'keywordid'> & Kept;
  readonly contentIdeas: Omit<ContentIdeaRow, 'contentideaid'> & Kept;
  readonly prospects: Omit<ProspectRow, 'prospectid'> & Kept;
  readonly activity: Omit<ActivityRow, 'id'>;
}

/** The named values: one value for each workspace and name. */
export interface NamedTables {
  /** The data of the workspace, by its own name. */
  readonly workspaces: Workspace;
  /** True for a workspace that every signed-in person may enter, by its name. */
  readonly open: boolean;
  /** The id of the owner's row in the user list, by the workspace's own name. */
  readonly owners: number;
  /** Letters, by prospect. */
  readonly letters: readonly KeptLetter[];
  /** All suggestions so far, deleted rows included, by kind and owner. */
  readonly suggested: readonly string[];
  /** The website of a company, or of a target company, by its id. */
  readonly websites: KeptSite;
  /** True for the person who has created the workspace, by their subject. */
  readonly creators: true;
  /**
   * The cost of models by day; in the workspace '', by day and person. Also the requests to a keyword source by `keywords` and the
   * day.
   */
  readonly usage: Cost;
  /** Deleted rows with evidence, by owner, table and title. */
  readonly deleted: Tables[Table];
  /** The responses of creating calls, by person and key. */
  readonly answers: KeptAnswer;
}

/** The first response to a request that may be repeated. */
export interface KeptAnswer {
  /** The time of the response, in milliseconds. */
  readonly at: number;
  /** Identifies a repeated request. */
  readonly request: string;
  readonly body: unknown;
}

export type Table = keyof Tables;
export type NamedTable = keyof NamedTables;

/** The field of the id in answers, by table. */
export const idFields = {
  companies: 'companyId',
  users: 'id',
  usps: 'uspid',
  icps: 'icpid',
  geographies: 'geoid',
  targetCompanies: 'targetid',
  keywords: 'keywordid',
  contentIdeas: 'contentideaid',
  prospects: 'prospectid',
  activity: 'id',
} as const satisfies Readonly<Record<Table, string>>;

/** A row of a table as it is sent. */
export type WireRow<Name extends Table> = Omit<Tables[Name], keyof Kept> &
  Readonly<Record<(typeof idFields)[Name], number>>;
