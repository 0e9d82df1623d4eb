import {
  array,
  boolean,
  integer,
  literal,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  union,
  unknown,
} from 'valibot';
import {
  answerOf,
  atLeastOneText,
  change,
  companyBody,
  companyQuery,
  grounds,
  id,
  joinedIds,
  lineText,
  longText,
  nameText,
  profile,
  shortProfile,
  text,
  upTo,
  version,
} from './fields.ts';
import { descriptions } from '#domain/entities/descriptions.ts';
import { restingKinds } from '#domain/evidence/goneQuotes.ts';
import { rewritableKinds } from '#domain/rewriting/proposal.ts';
import { limits } from '#domain/settings/limits.ts';
import { longest } from '#domain/entities/description.ts';
import { activities } from '#domain/people/workspaceCare.ts';
import { callsOf, type Call } from './call.ts';
import { listContract } from './lists.ts';
import type { CallName } from './paths.ts';

/** The kinds of rows that Undo gives back. */
const restorable = [
  ...(Object.keys(descriptions) as readonly (keyof typeof descriptions)[]),
  'sections' as const,
];

/** All mail to one prospect, in the names of the server. */
const emailRow = object({
  prospectid: id,
  prospectName: string(),
  targetName: string(),
  email: string(),
  emails: array(object({ emailSubject: string(), emailBody: string(), ...grounds })),
});

/** The answer of both calls: `success`, `message` and `data` are required. */
const rows = object({
  success: literal(true),
  message: string(),
  reason: optional(literal('suggestions')),
  data: array(emailRow),
});

const fieldText = union([text, atLeastOneText]);
const { declined: mostDeclined } = limits;

/** One value that members share (D83). */
const sharedValue = {
  key: nameText,
  value: unknown(),
  version: pipe(number(), integer(), minValue(0)),
};

/** What somebody has done, in the names of the server (D93). */
const activityRow = object({
  id,
  at: text,
  who: text,
  what: picklist(activities),
  /** The user or the company that it was done to, as they are since. */
  whom: text,
  /** The user as they were before. */
  was: optional(text),
});

/** An address, a domain, or a person of a company whom nobody writes to (D96). */
const blockedRow = object({
  id,
  entry: text,
  person: optional(text),
  company: optional(text),
  reason: string(),
  by: text,
  at: text,
});

/** What the quotes of a company's rows are worth, and the sentences that are gone from their page (D98). */
const quotesLookedAt = answerOf(
  object({
    /** When the last look began; null before the first one. */
    on: nullable(text),
    /** At most 50 sentences that a row rests on and that are gone, those that were missed last at first. */
    gone: array(
      object({
        quote: text,
        url: text,
        since: text,
        last: optional(text),
        now: optional(text),
        /** At most 20 rows that rest on it. */
        rows: array(object({ kind: picklist(restingKinds), id, name: string() })),
      }),
    ),
  }),
);

/**
 * Every call of docs/calls.md, written once: the mock API's validation, the client's types and tests,
 * and the published document all come from here. The app imports its types only.
 */
export const calls = {
  ...callsOf('businessInfo', {
    save: {
      body: strictObject({ companyId: optional(id), ...shortProfile, version }),
      answer: answerOf(object({ companyId: id, version })),
    },
    scrape: change({ url: lineText, companyId: id }),
    get: {
      answer: answerOf(nullable(object({ companyId: id, ...profile, version }))),
      isOptional: true,
    },
  }),
  ...callsOf('workspaces', {
    create: change({ company: nameText, domain: nameText, fullName: nameText }),
    check: { answer: object({ exists: boolean() }) },
    mine: {
      answer: answerOf(
        array(object({ domain: text, company: text, isInvited: optional(boolean()) })),
      ),
      isOptional: true,
    },
  }),
  /** What the owner and the members may do with the workspace as a whole (D92–D94). A server has all of these calls or none. */
  ...callsOf('workspace', {
    get: {
      answer: answerOf(
        object({
          name: text,
          /** The owner's id in the user list; null when nobody is known to be. */
          ownerId: nullable(id),
          isOwner: boolean(),
        }),
      ),
    },
    handOver: change({ id }),
    activity: { answer: answerOf(array(activityRow)) },
    export: {
      query: object({ after: optional(upTo(longest.text)) }),
      answer: answerOf(
        object({
          /** Rows of all kinds, those of one kind one after the other. */
          entries: array(object({ kind: text, value: unknown() })),
          /** Asks for the next part; null after the last one. */
          next: nullable(text),
        }),
      ),
    },
    removeCompany: change({ companyId: id, name: longText }),
    remove: change({ name: longText }),
  }),
  ...listContract,
  /** A server has all of these calls or none (D96). */
  ...callsOf('doNotContact', {
    list: { answer: answerOf(array(blockedRow)) },
    add: {
      body: strictObject({
        /** An address or a domain; or a person and their company instead. */
        entry: optional(lineText),
        person: optional(nameText),
        company: optional(nameText),
        reason: optional(upTo(longest.line)),
      }),
      /** Also the entry that is there already. */
      answer: answerOf(blockedRow),
    },
    remove: change({ id }),
  }),
  ...callsOf('rows', {
    /**
     * Gives a deleted row back as it was, with its id and what belongs to it (D30); the first row that was merged with all that
     * the merge has changed (D97).
     */
    restore: change({ kind: picklist(restorable), id }),
  }),
  /** Rewrites one field of a suggestion. Changes no row: the app edits the row when the person takes the text (D81). */
  ...callsOf('suggestions', {
    rewrite: {
      body: strictObject({
        kind: picklist(rewritableKinds),
        id,
        /** The field, in the names of the server. */
        field: nameText,
        /** Earlier answers that the person declined, the newest last. */
        declined: optional(
          pipe(
            array(union([longText, atLeastOneText])),
            maxLength(mostDeclined, `must hold at most ${mostDeclined} texts`),
          ),
        ),
      }),
      answer: answerOf(object({ value: fieldText, ...grounds })),
    },
  }),
  /** Looks again at the pages that rows quote (D98). A server has both calls or none. */
  ...callsOf('quotes', {
    list: { query: companyQuery, answer: quotesLookedAt },
    check: { body: companyBody, answer: quotesLookedAt },
  }),
  ...callsOf('sharedState', {
    list: {
      query: object({
        ...companyQuery.entries,
        /** Only the values whose keys begin so. */
        prefix: optional(pipe(upTo(21), regex(/^[a-z]{0,20} ?$/, 'must be a word'))),
      }),
      answer: answerOf(array(object(sharedValue))),
    },
    put: {
      body: strictObject({ companyId: id, ...sharedValue }),
      answer: answerOf(object(sharedValue)),
    },
  }),
  ...callsOf('emails', {
    list: {
      query: object({
        prospectid: pipe(
          joinedIds,
          regex(/^[1-9]\d*(?:,[1-9]\d*){0,199}$/, 'must be at most 200 positive numbers'),
        ),
      }),
      answer: rows,
    },
    generate: {
      body: strictObject({
        prospectid: id,
        companyId: id,
        /** Writes a follow-up, or no letter if there is nothing new to say (D95). */
        followUp: optional(literal(true)),
      }),
      answer: rows,
    },
  }),
} as const satisfies { readonly [Name in CallName]: Call & { readonly name: Name } };
