import type { InferOutput } from 'valibot';
import type { calls } from '#api/contract/calls.ts';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import type { RestingKind } from '#domain/evidence/goneQuotes.ts';
import type { PageState } from '../reading/fetchPage.ts';
import type { Reading } from '../reading/site.ts';
import type { Cost } from '../writers/writer.ts';

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
  sections: 'sectionid',
  prospects: 'prospectid',
  activity: 'id',
  doNotContact: 'id',
} as const;
export type Table = keyof typeof idFields;

type RowIn<Name extends keyof typeof calls> =
  InferOutput<(typeof calls)[Name]['answer']> extends { readonly data: readonly (infer Sent)[] }
    ? Sent
    : never;

type WireRows = {
  readonly [Name in Exclude<Table, 'companies' | 'activity'>]: RowIn<`${Name}.list`>;
} & {
  readonly companies: BusinessProfile & { readonly companyId: number; readonly version?: number };
  readonly activity: RowIn<'workspace.activity'>;
};
export type WireRow<Name extends Table> = WireRows[Name];
export type EmailRow = RowIn<'emails.list'>;

/** Stored with a suggestion but not sent: the version of its prompt. */
interface Kept {
  readonly prompt?: string;
}

/** The rows whose id comes from the database, as they are sent but without that id. */
export type Tables = {
  readonly [Name in Table]: Omit<WireRows[Name], (typeof idFields)[Name]> & Kept;
};

/** A stored letter. Its greeting is separate, because the name may be found later. */
export type KeptLetter = EmailRow['emails'][number] & Kept & { readonly greeting?: string };

export interface KeptSite extends Reading {
  readonly address: string;
  /** The time of reading, as ISO text. */
  readonly at: string;
}

/** A look at the pages that the rows of a company quote (D98). */
export interface Looks {
  /** When it began, as ISO text. */
  readonly on: string;
  /** Rows and sections with a quote that was gone when it was looked for. */
  readonly gone: readonly { readonly kind: RestingKind; readonly id: number }[];
  /** The states of pages all of whose quotes were there, by address. */
  readonly pages: Readonly<Record<string, PageState>>;
}

/** The named values: one value for each workspace and name. */
export interface NamedTables {
  /** The data of the workspace, by its own name. */
  readonly workspaces: Workspace & {
    /** Set while the operator has suspended the workspace (D100). */
    readonly suspended?: true;
  };
  /** True for a workspace that every signed-in person may enter, by its name. */
  readonly open: boolean;
  /** The id of the owner's row in the user list, by the workspace's own name. */
  readonly owners: number;
  readonly letters: readonly KeptLetter[];
  /** The id of the entry of 'Do not contact' by its key (D96): a letter or an import reads some of 10,000 entries. */
  readonly blocked: number;
  /**
   * What Undo of a merge needs (D97), by the id of the first row that was merged: a deleted row, with which it is removed for good.
   * The other merged rows are deleted too, and keep what they had.
   */
  readonly merges: {
    readonly kind: 'targetCompanies' | 'prospects';
    /** The row that stays, its version since, and its former value. */
    readonly stays: number;
    readonly version: number;
    readonly before: object;
    readonly merged: readonly number[];
    /** The people who got another company, with their version since and their former company. */
    readonly moved?: readonly {
      readonly id: number;
      readonly version: number;
      readonly from: number;
      readonly company: string;
    }[];
    /** How many letters the one who stays had. */
    readonly letters?: number;
    /** The former value that the team shares of their mail, and the version since. */
    readonly shared?: {
      readonly owner: string;
      readonly key: string;
      readonly before: unknown;
      readonly version: number;
    };
    /** The names that were added to those that are suggested no more, by list. */
    readonly suggested?: Readonly<Record<string, readonly string[]>>;
    /** The ids of the entries that were added to 'Do not contact'. */
    readonly blocked?: readonly number[];
  };
  /** All suggestions so far, deleted rows included, by kind and owner. */
  readonly suggested: readonly string[];
  /** The website of a company, or of a target company, by its id. */
  readonly websites: KeptSite;
  /** What is known of the last look at the pages that rows quote (D98), by company. */
  readonly looks: Looks;
  /** When somebody opened a workspace last, and when a look at its quotes was queued, by its name, in the workspace ''. */
  readonly opened: { readonly on: string; readonly looked?: string };
  /** True for the person who has created the workspace, by their subject. */
  readonly creators: true;
  /**
   * The cost of models by day; in the workspace '', by day and person. Also the requests to a keyword source by `keywords` and the
   * day.
   */
  readonly usage: Cost;
  /** True for a deleted workspace of which something is left, by its name, in the workspace ''. */
  readonly removed: true;
  /** What members share beside rows, by company and key (D83). */
  readonly shared: { readonly value: unknown; readonly version: number };
  /** How many values a company shares, and their last version so far: none is used twice, also after a removal. */
  readonly sharing: { readonly count: number; readonly last: number };
  /** The first answers to creating calls, by person and key, with the time and a digest of the request. */
  readonly answers: { readonly at: number; readonly request: string; readonly body: unknown };
}
export type NamedTable = keyof NamedTables;
