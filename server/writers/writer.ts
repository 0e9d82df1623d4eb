import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import type { ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import type { Sentence } from '#domain/content/section.ts';
import type { VoiceToWrite } from '#domain/content/voice.ts';
import type { Evidence } from '#domain/evidence/grounds.ts';
import type { GeographyDraft } from '#domain/insights/geography.ts';
import type { IcpDraft } from '#domain/insights/icp.ts';
import type { UspDraft } from '#domain/insights/usp.ts';
import type { KeywordDraft } from '#domain/keywords/keyword.ts';
import type { EmailVariation } from '#domain/mail/email.ts';
import type { FieldText, RewritableKind } from '#domain/rewriting/proposal.ts';
import type { Site } from '../reading/site.ts';

export interface Drafts {
  readonly usps: UspDraft;
  readonly icps: IcpDraft;
  readonly geographies: GeographyDraft;
  readonly targetCompanies: Omit<TargetCompanyDraft, 'website' | 'foreignId'> & {
    readonly website?: string;
  };
  readonly keywords: KeywordDraft;
  readonly contentIdeas: ContentIdeaDraft;
}

export type Suggested = keyof Drafts;

export function nameOfDraft(draft: Drafts[Suggested]): string {
  if ('title' in draft) return draft.title;
  if ('recommendation' in draft) return draft.region;
  return 'keyword' in draft ? draft.keyword : draft.name;
}

/** A search term: no writer knows its figures. */
export const termWithoutFigures = (keyword: string, region: string): KeywordDraft => ({
  keyword,
  volume: null,
  competitionLevel: null,
  competitionIndex: null,
  lowBid: null,
  highBid: null,
  trend: null,
  region,
});

/** The evidence of a suggestion (D69), with the supported fields under their names in answers. */
export interface Grounds {
  readonly evidence?: readonly Evidence[];
  readonly assumptions?: readonly string[];
  /** The suggestion is a sample, and not about the business. */
  readonly sample?: true;
  readonly prompt?: string;
}

export interface Cost {
  readonly requests: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

export const nothing: Cost = { requests: 0, tokensIn: 0, tokensOut: 0 };

export const addCosts = (one: Cost, other: Cost): Cost => ({
  requests: one.requests + other.requests,
  tokensIn: one.tokensIn + other.tokensIn,
  tokensOut: one.tokensOut + other.tokensOut,
});

/** The budget of a workspace and of the person who asks, for models. */
export interface Budget {
  readonly workspace: string;
  /** Reserves what a request may cost, or throws when the day has not so much left. Returns what puts the real cost in its place. */
  reserve(tokens: number): Promise<(cost: Cost) => Promise<void>>;
}

interface Order {
  readonly profile: BusinessProfile;
  readonly site?: Site | undefined;
  readonly budget?: Budget;
  /** The names of earlier suggestions, deleted ones included. */
  readonly gone?: readonly string[];
  /** The names of existing rows: a title, a name or, for letters, the body. */
  readonly there: readonly string[];
  readonly count: number;
}

export interface ListOrder extends Order {
  readonly icpTitles: readonly string[];
}

/** Orders another text for one field of a row. `there` contains the names of the other rows. */
export interface FieldOrder extends Omit<Order, 'count'> {
  readonly kind: RewritableKind;
  /** The values of the row by the field names of drafts. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly field: string;
  readonly declined: readonly FieldText[];
}

export interface PeopleOrder extends Order {
  /** The roles of known people. Unlike their names, roles may be sent to a model's service. */
  readonly roles?: readonly string[];
  readonly employer: {
    readonly name: string;
    readonly description: string;
    readonly site?: Site | undefined;
  };
}

export interface LetterOrder extends Order {
  readonly to: {
    readonly name: string;
    readonly role: string;
    readonly company: string;
    /** News or plans of the company; blank when unknown. */
    readonly note: string;
    readonly site?: Site | undefined;
  };
  readonly sender: string;
  /** Only for a follow-up (D95): the quotes of the earlier letters to this person. It must rest on another one. */
  readonly used?: readonly string[];
}

/** Orders what an idea is to say about one point of its outline (D99). */
export interface SectionOrder extends Omit<Order, 'count' | 'gone' | 'there'> {
  readonly idea: Pick<ContentIdeaDraft, 'title' | 'type' | 'targetIcp' | 'keywords' | 'outline'>;
  readonly point: string;
  /** The other sections of the idea, in the order of the outline. */
  readonly there: readonly { readonly heading: string; readonly sentences: readonly string[] }[];
  readonly voice?: VoiceToWrite;
}

export interface Round<Draft> {
  readonly items: readonly (Draft & Grounds)[];
  readonly cost?: Cost;
  /** A remark for the person: 'Two were too close to what is there.' */
  readonly remark?: string;
}

/** A person to write to. The name is blank when only the role is known. */
export interface SuggestedPerson {
  readonly name: string;
  readonly role: string;
}

/** A letter. Its greeting, if any, is the first line, with `{name}` as a placeholder. */
export type SuggestedLetter = EmailVariation & { readonly greeting?: string };

export interface SuggestedSection {
  readonly sentences: readonly Sentence[];
}

/** Writes suggestions. It has no access to rows or requests. */
export interface Writer {
  list<Kind extends Suggested>(kind: Kind, order: ListOrder): Promise<Round<Drafts[Kind]>>;
  /** Writes another text for a field; the round is empty when there is none. */
  field(order: FieldOrder): Promise<Round<{ readonly value: FieldText }>>;
  people(order: PeopleOrder): Promise<Round<SuggestedPerson>>;
  letters(order: LetterOrder): Promise<Round<SuggestedLetter>>;
  /** Writes one section; the round is empty when nothing of it is left. */
  section(order: SectionOrder): Promise<Round<SuggestedSection>>;
}
