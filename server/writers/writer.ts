import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import type { EmailVariation } from '#domain/mail/email.ts';
import type { GeographyDraft } from '#domain/insights/geography.ts';
import type { IcpDraft } from '#domain/insights/icp.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import type { Level } from '#domain/insights/level.ts';
import type { TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import type { UspDraft } from '#domain/insights/usp.ts';
import type { FieldText, RewritableKind } from '#domain/rewriting/proposal.ts';
import type { Site } from '../reading/site.ts';

/** An idea as a writer makes it: its value is always known. */
export type KnownContentIdea = ContentIdeaDraft & { readonly estimatedValue: Level };

/** A target company as a writer names it, with its website where it knows one. */
export type SuggestedCompany = TargetCompanyDraft & { readonly website?: string };

/** What can be suggested to a company, by list. */
export interface Drafts {
  readonly usps: UspDraft;
  readonly icps: IcpDraft;
  readonly geographies: GeographyDraft;
  readonly targetCompanies: SuggestedCompany;
  /** Without a source of figures they are null. */
  readonly keywords: Omit<Keyword, 'id'>;
  readonly contentIdeas: KnownContentIdea;
}

/** A list that can be suggested to a company. */
export type Suggested = keyof Drafts;

/** A sentence that something rests on. */
export interface Evidence {
  readonly quote: string;
  /** The page it stands on; none where it is from what the business says of itself. */
  readonly url?: string;
  /** The field that rests on it, as it is called on the wire. */
  readonly field: string;
}

/** What a suggestion rests on (D69). */
export interface Grounds {
  readonly evidence?: readonly Evidence[];
  /** The fields that nothing speaks for, as they are called on the wire. */
  readonly assumptions?: readonly string[];
  /** It comes from a template and is about nobody in particular. */
  readonly sample?: true;
  /** The version of the prompt that led to it. */
  readonly prompt?: string;
}

/** What was asked of a model, and what that takes. */
export interface Cost {
  readonly requests: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** For whom something is written, and what they may still spend. */
export interface Account {
  readonly workspace: string;
  /** Throws when there is nothing left for today. */
  check(): Promise<void>;
  spend(cost: Cost): Promise<void>;
}

/** What every order says. */
interface Order {
  readonly profile: BusinessProfile;
  /** What was read of the business's website. */
  readonly site?: Site | undefined;
  readonly account?: Account;
  /** What was suggested before or deleted, named as in `there`. */
  readonly gone?: readonly string[];
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

/** Asks for another text for one field of a row. `there` is what the other rows are called. */
export interface FieldOrder extends Omit<ListOrder, 'count' | 'from'> {
  readonly kind: RewritableKind;
  readonly row: ValuesOfRow;
  /** The field, as it is called in the drafts. */
  readonly field: string;
  /** Former answers that nobody wanted. */
  readonly declined: readonly FieldText[];
}

/** What a row says, field by field, as in the drafts. */
export type ValuesOfRow = Readonly<Record<string, unknown>>;

/** Another text for a field, with what it rests on. */
export type RewrittenField = Grounds & { readonly value: FieldText };

/** Asks for people at a target company. */
export interface PeopleOrder extends Order {
  /** The roles of those who are there: unlike their names they may be told to somebody else. */
  readonly roles?: readonly string[];
  readonly employer: {
    readonly name: string;
    readonly description: string;
    readonly site?: Site | undefined;
  };
}

/** Asks for letters to somebody. */
export interface LetterOrder extends Order {
  readonly to: {
    readonly name: string;
    readonly role: string;
    readonly company: string;
    /** News or plans of the company; blank where nothing is known. */
    readonly note: string;
    readonly site?: Site | undefined;
  };
  readonly sender: string;
}

/** What was written, and where the next round goes on. */
export interface Round<Draft> {
  readonly items: readonly (Draft & Grounds)[];
  readonly next: number;
  readonly cost?: Cost;
  /** What is to be said about it: 'Two were too close to what is there.' */
  readonly remark?: string;
}

/** Somebody who may be written to. Without a name it is a role, and the name is to be found. */
export interface SuggestedPerson {
  readonly name: string;
  readonly role: string;
}

/** A letter; where it has a greeting, that is its first line, with `{name}` where the name goes. */
export type SuggestedLetter = EmailVariation & { readonly greeting?: string };

/** Who writes suggestions. It knows neither rows nor requests. */
export interface Writer {
  list<Kind extends Suggested>(kind: Kind, order: ListOrder): Promise<Round<Drafts[Kind]>>;
  /** One field anew; nothing where there is no other text for it. */
  field(order: FieldOrder): Promise<Omit<Round<RewrittenField>, 'next'>>;
  people(order: PeopleOrder): Promise<Round<SuggestedPerson>>;
  letters(order: LetterOrder): Promise<Round<SuggestedLetter>>;
  /** Where mail to somebody goes; blank where nobody knows. */
  addressOf(person: string, company: string): string;
}
