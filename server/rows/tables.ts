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
export type EmailRow = InferOutput<typeof emailRow>;

/** What is kept of a suggestion and not sent: the version of the prompt that led to it. */
interface Kept {
  readonly prompt?: string;
}

/** A letter as it is kept: its greeting stands apart, since the name may come later. */
export type KeptLetter = EmailRow['emails'][number] & Kept & { readonly greeting?: string };

/** What came of reading a website at an address: its pages, or why there are none. */
export interface KeptSite {
  readonly address: string;
  /** When, as ISO text. */
  readonly at: string;
  readonly site?: Site;
  readonly because?: string;
}

/** The rows that get their id from the database, as they go over the wire but for that id. */
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
}

/** What is kept under a name: one value for each workspace and name. */
export interface NamedTables {
  /** Under the workspace's own name. */
  readonly workspaces: Workspace;
  /** True for a workspace that everybody who is signed in may enter, under its own name. */
  readonly open: boolean;
  /** Letters, by prospect. */
  readonly letters: readonly KeptLetter[];
  /** How far a writer has got, by kind and owner: what was deleted does not come again. */
  readonly progress: number;
  /** What was suggested so far, deleted rows included, by kind and owner. */
  readonly suggested: readonly string[];
  /** The website of a company, or of a target company, by its id. */
  readonly websites: KeptSite;
  /** What models cost, by day. */
  readonly usage: Cost;
  /** What a creating call was answered with, by who asked and their key. */
  readonly answers: KeptAnswer;
}

/** The first answer to a request that may come again. */
export interface KeptAnswer {
  /** When it was given, in milliseconds. */
  readonly at: number;
  /** Tells whether it is the same request that comes again. */
  readonly request: string;
  readonly body: unknown;
}

export type Table = keyof Tables;
export type NamedTable = keyof NamedTables;

/** Every table, with the field its id has on the wire. */
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
} as const satisfies Readonly<Record<Table, string>>;

/** Every table of named values. */
export const namedTables: readonly NamedTable[] = [
  'workspaces',
  'open',
  'letters',
  'progress',
  'answers',
  'suggested',
  'websites',
  'usage',
];

/** The rows of a table as they go over the wire. */
export type WireRow<Name extends Table> = Omit<Tables[Name], keyof Kept> &
  Readonly<Record<(typeof idFields)[Name], number>>;
