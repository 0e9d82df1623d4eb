import {
  array,
  boolean,
  integer,
  literal,
  maxLength,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  strictObject,
  string,
} from 'valibot';
import type { GenericSchema } from 'valibot';
import type { EntityDescription } from '#domain/entities/description.ts';
import { prospectDescription } from '#domain/companies/prospect.ts';
import { targetCompanyDescription } from '#domain/companies/targetCompany.ts';
import { contentIdeaDescription } from '#domain/content/contentIdea.ts';
import { longestSentence, mostSentences } from '#domain/content/section.ts';
import { geographyDescription } from '#domain/insights/geography.ts';
import { icpDescription } from '#domain/insights/icp.ts';
import { uspDescription } from '#domain/insights/usp.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import { userDescription } from '#domain/people/workspaceUser.ts';
import { callsOf } from './call.ts';
import {
  answerOf,
  bodyOf,
  change,
  checked,
  companyBody,
  companyQuery,
  done,
  editedGrounds,
  id,
  idOf,
  lineText,
  longText,
  nameText,
  queryId,
  queryIds,
  rowOf,
  savedProfile,
  stillAssumed,
  text,
  textUpTo,
  version,
} from './fields.ts';

const rows = <Row extends GenericSchema>(row: Row) => answerOf(array(row));

/** A call that returns the rows of a company. */
const list = <Row extends GenericSchema>(row: Row) => ({ query: companyQuery, answer: rows(row) });

/** A call that suggests rows to a company. */
const generate = <Answer extends GenericSchema>(answer: Answer) => ({ body: companyBody, answer });

/** What is merged into a row beside an edit of it, and all their versions (D97). */
const merged = {
  version: number(),
  from: pipe(
    array(strictObject({ id, version: number() })),
    minLength(1, 'must hold at least one row'),
    maxLength(49, 'must hold at most 49 rows'),
  ),
};

/** What an edit may send without evidence of a proposed text. */
const assumed = { assumptions: stillAssumed, version };

/** Insights are suggested from the whole profile, and their changes name the workspace too. */
function insight<Description extends EntityDescription>(description: Description) {
  const [row, fields] = [rowOf(description), bodyOf(description)];
  return {
    list: list(row),
    generate: { body: savedProfile, answer: rows(row) },
    edit: change({ domain: nameText, ...idOf(description), ...fields, ...editedGrounds }),
    add: change({ companyId: id, domain: nameText, ...fields }),
    remove: change(idOf(description)),
  };
}

const targetCompany = bodyOf(targetCompanyDescription);
const targetCompanyRow = object({
  ...rowOf(targetCompanyDescription).entries,
  /** False when the website does not respond. */
  website_found: optional(boolean()),
});

const contentIdea = bodyOf(contentIdeaDescription);
/** The server may use types of its own. */
const contentIdeaRow = object({ ...rowOf(contentIdeaDescription).entries, type: text });

/** A sentence of a piece, and what it rests on (D99): in a row, and in an edit, where its texts have a greatest length. */
const sentence = <Text extends GenericSchema, Quote extends GenericSchema>(
  said: Text,
  quote: Quote,
) => ({
  text: said,
  quote: optional(quote),
  /** Left out when the quote is from the business profile. */
  url: optional(quote),
  source: optional(literal('news')),
  /** Nothing is known that the sentence rests on. */
  assumed: optional(literal(true)),
});

const sectionRow = object({
  sectionid: id,
  /** The point of the outline that it was written for. */
  point: text,
  heading: text,
  sentences: array(object({ ...sentence(text, text), checked: optional(checked) })),
  sample: optional(literal(true)),
  version,
});

const count = pipe(number(), integer(), minValue(0));

const siteVoice = object({
  sentences: count,
  words: count,
  /** How often a German website says 'Sie', and how often 'du'. */
  formal: count,
  informal: count,
  /** How often each word that the team does not want stands there. */
  unwanted: record(string(), count),
});

const editedSentences = pipe(
  array(strictObject(sentence(textUpTo(longestSentence), longText))),
  maxLength(mostSentences, `must hold at most ${mostSentences} sentences`),
);

const prospect = bodyOf(prospectDescription);
const prospectRow = object({
  ...rowOf(prospectDescription).entries,
  /** Blank while the name is unknown. */
  prospect_name: string(),
  targetid: id,
});

const user = bodyOf(userDescription);

/** The calls of the eight lists, derived from the descriptions of their rows. */
export const listContract = {
  ...callsOf('usps', insight(uspDescription)),
  ...callsOf('icps', insight(icpDescription)),
  ...callsOf('geographies', insight(geographyDescription)),
  ...callsOf('keywords', {
    list: list(rowOf(keywordDescription)),
    generate: generate(done),
    add: change({ companyId: id, ...bodyOf(keywordDescription) }),
    remove: change({ keywordid: id }),
  }),
  ...callsOf('targetCompanies', {
    list: list(targetCompanyRow),
    generate: generate(rows(targetCompanyRow)),
    add: change({ companyId: id, ...targetCompany }),
    edit: change({ targetid: id, ...targetCompany, ...assumed }),
    remove: change({ targetid: id }),
    /** Two or more companies become one, which is answered. */
    merge: { ...change({ targetid: id, ...targetCompany, ...merged }), isOptional: true },
  }),
  ...callsOf('contentIdeas', {
    list: list(contentIdeaRow),
    generate: generate(done),
    edit: change({
      contentideaid: id,
      ...contentIdea,
      // An edit leaves out an unknown value.
      estimated_value: optional(contentIdea.estimated_value),
      ...editedGrounds,
    }),
    add: change({ companyId: id, ...contentIdea }),
    /** The ICPs that ideas may target. */
    targetIcps: list(object({ title: text })),
  }),
  /** The sections of an idea. A server has all of these calls or none (D99). */
  ...callsOf('sections', {
    list: { query: object({ contentideaid: queryId }), answer: rows(sectionRow) },
    /** Writes the section of a point, or answers the one that it has. */
    generate: {
      body: strictObject({ contentideaid: id, point: lineText }),
      answer: rows(sectionRow),
    },
    edit: change({ sectionid: id, heading: lineText, sentences: editedSentences, version }),
    remove: change({ sectionid: id }),
    /** The voice of the company's own website; null while it was not read. */
    voice: { query: companyQuery, answer: answerOf(nullable(siteVoice)) },
  }),
  ...callsOf('prospects', {
    list: { query: object({ targetid: queryIds }), answer: rows(prospectRow) },
    generate: change({
      companies: pipe(
        array(strictObject({ targetid: id, name: nameText })),
        minLength(1, 'must hold at least one company'),
        maxLength(100, 'must hold at most 100 companies'),
      ),
    }),
    add: change({ targetid: id, ...prospect }),
    edit: change({ prospectid: id, ...prospect, ...assumed }),
    remove: change({ prospectid: id }),
    merge: { ...change({ prospectid: id, ...prospect, ...merged }), isOptional: true },
  }),
  ...callsOf('users', {
    list: { answer: rows(rowOf(userDescription)) },
    add: change(user),
    edit: change({ id, ...user, version }),
    remove: change({ id }),
  }),
};
