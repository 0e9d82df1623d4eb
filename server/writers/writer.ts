import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import type { EmailVariation } from '#domain/mail/email.ts';
import type { GeographyDraft } from '#domain/insights/geography.ts';
import type { IcpDraft } from '#domain/insights/icp.ts';
import type { KeywordDraft } from '#domain/keywords/keyword.ts';
import type { Level } from '#domain/insights/level.ts';
import type { TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import type { UspDraft } from '#domain/insights/usp.ts';

/** An idea as a writer makes it: its value is always known. */
export type KnownContentIdea = ContentIdeaDraft & { readonly estimatedValue: Level };

/** What can be suggested to a company, by list. */
export interface Drafts {
  readonly usps: UspDraft;
  readonly icps: IcpDraft;
  readonly geographies: GeographyDraft;
  readonly targetCompanies: TargetCompanyDraft;
  readonly keywords: KeywordDraft;
  readonly contentIdeas: KnownContentIdea;
}

/** A list that can be suggested to a company. */
export type Suggested = keyof Drafts;

/** What every order says. */
interface Order {
  readonly profile: BusinessProfile;
  /** Where the last round of this kind ended. */
  readonly from: number;
  /** What is there already, by what makes it itself: a title, a name, a body. */
  readonly there: readonly string[];
  readonly count: number;
}

/** Asks for entries of a company's list. */
export interface ListOrder extends Order {
  readonly icpTitles: readonly string[];
}

/** Asks for people at a target company. */
export interface PeopleOrder extends Order {
  readonly employer: { readonly name: string; readonly description: string };
}

/** Asks for letters to somebody. */
export interface LetterOrder extends Order {
  readonly to: {
    readonly name: string;
    readonly role: string;
    readonly company: string;
    /** News or plans of the company; blank where nothing is known. */
    readonly note: string;
  };
  readonly sender: string;
}

/** What was written, and where the next round goes on. */
export interface Round<Draft> {
  readonly items: readonly Draft[];
  readonly next: number;
}

/** Who writes suggestions. It knows neither rows nor requests. */
export interface Writer {
  list<Kind extends Suggested>(kind: Kind, order: ListOrder): Promise<Round<Drafts[Kind]>>;
  people(order: PeopleOrder): Promise<Round<{ readonly name: string; readonly role: string }>>;
  letters(order: LetterOrder): Promise<Round<EmailVariation>>;
}
