import {
  array,
  boolean,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  strictObject,
  string,
} from 'valibot';
import type { GenericSchema, ObjectEntries } from 'valibot';
import { prospectDescription } from '#domain/companies/prospect.ts';
import { targetCompanyDescription } from '#domain/companies/targetCompany.ts';
import { contentIdeaDescription } from '#domain/content/contentIdea.ts';
import { geographyDescription } from '#domain/insights/geography.ts';
import { icpDescription } from '#domain/insights/icp.ts';
import { uspDescription } from '#domain/insights/usp.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import { userDescription } from '#domain/people/workspaceUser.ts';
import { call } from './call.ts';
import {
  answerOf,
  bodyOf,
  companyBody,
  companyQuery,
  done,
  editedGrounds,
  id,
  nameText,
  queryIds,
  rowOf,
  savedProfile,
  stillAssumed,
  text,
  version,
} from './fields.ts';
import type { CallName } from './paths.ts';

/** The rows of the eight lists, in the names of the server. */
export const uspRow = rowOf(uspDescription);
export const icpRow = rowOf(icpDescription);
export const geographyRow = rowOf(geographyDescription);
export const keywordRow = rowOf(keywordDescription);
export const targetCompanyRow = object({
  ...rowOf(targetCompanyDescription).entries,
  website: optional(text),
  /** False when the website does not respond. */
  website_found: optional(boolean()),
});
/** The server may use types of its own. */
export const contentIdeaRow = object({ ...rowOf(contentIdeaDescription).entries, type: text });
export const prospectRow = object({
  ...rowOf(prospectDescription).entries,
  /** Blank while the name is unknown. */
  prospect_name: string(),
  targetid: id,
});
export const userRow = rowOf(userDescription);

const usp = bodyOf(uspDescription);
const icp = bodyOf(icpDescription);
const geography = bodyOf(geographyDescription);
const targetCompany = bodyOf(targetCompanyDescription);
const contentIdea = bodyOf(contentIdeaDescription);
const prospect = bodyOf(prospectDescription);
const user = bodyOf(userDescription);

/** What adding an insight needs beside its fields. */
const ofBusiness = { companyId: id, domain: nameText };
/** What an edit may send without evidence of a proposed text. */
const assumed = { assumptions: stillAssumed, version };

const rows = <Row extends GenericSchema>(row: Row) => answerOf(array(row));

/** A call that returns the rows of a company. */
const list = <Name extends CallName, Row extends GenericSchema>(name: Name, row: Row) =>
  call(name, { query: companyQuery, answer: rows(row) });

/** A call that changes rows. */
const change = <Name extends CallName, Body extends ObjectEntries>(name: Name, body: Body) =>
  call(name, { body: strictObject(body), answer: done });

/** The calls of the eight lists, derived from the descriptions of their rows. */
export const listCalls = {
  'usps.list': list('usps.list', uspRow),
  'usps.generate': call('usps.generate', { body: savedProfile, answer: rows(uspRow) }),
  'usps.edit': change('usps.edit', { domain: nameText, uspid: id, ...usp, ...editedGrounds }),
  'usps.add': change('usps.add', { ...ofBusiness, ...usp }),
  'usps.remove': change('usps.remove', { uspid: id }),

  'icps.list': list('icps.list', icpRow),
  'icps.generate': call('icps.generate', { body: savedProfile, answer: rows(icpRow) }),
  'icps.edit': change('icps.edit', { domain: nameText, icpid: id, ...icp, ...editedGrounds }),
  'icps.add': change('icps.add', { ...ofBusiness, ...icp }),
  'icps.remove': change('icps.remove', { icpid: id }),

  'geographies.list': list('geographies.list', geographyRow),
  'geographies.generate': call('geographies.generate', {
    body: savedProfile,
    answer: rows(geographyRow),
  }),
  'geographies.edit': change('geographies.edit', {
    domain: nameText,
    geoid: id,
    ...geography,
    ...editedGrounds,
  }),
  'geographies.add': change('geographies.add', { ...ofBusiness, ...geography }),
  'geographies.remove': change('geographies.remove', { geoid: id }),

  'keywords.list': list('keywords.list', keywordRow),
  'keywords.generate': call('keywords.generate', { body: companyBody, answer: done }),
  'keywords.add': change('keywords.add', { companyId: id, ...bodyOf(keywordDescription) }),
  'keywords.remove': change('keywords.remove', { keywordid: id }),

  'targetCompanies.list': list('targetCompanies.list', targetCompanyRow),
  'targetCompanies.generate': call('targetCompanies.generate', {
    body: companyBody,
    answer: rows(targetCompanyRow),
  }),
  'targetCompanies.add': change('targetCompanies.add', { companyId: id, ...targetCompany }),
  'targetCompanies.edit': change('targetCompanies.edit', {
    targetid: id,
    ...targetCompany,
    ...assumed,
  }),
  'targetCompanies.remove': change('targetCompanies.remove', { targetid: id }),

  'contentIdeas.list': list('contentIdeas.list', contentIdeaRow),
  'contentIdeas.generate': call('contentIdeas.generate', { body: companyBody, answer: done }),
  'contentIdeas.edit': change('contentIdeas.edit', {
    contentideaid: id,
    ...contentIdea,
    // An edit leaves out an unknown value.
    estimated_value: optional(contentIdea.estimated_value),
    ...editedGrounds,
  }),
  'contentIdeas.add': change('contentIdeas.add', { companyId: id, ...contentIdea }),
  /** The ICPs that ideas may target. */
  'contentIdeas.targetIcps': list('contentIdeas.targetIcps', object({ title: text })),

  'prospects.list': call('prospects.list', {
    query: object({ targetid: queryIds }),
    answer: rows(prospectRow),
  }),
  'prospects.generate': change('prospects.generate', {
    companies: pipe(
      array(strictObject({ targetid: id, name: nameText })),
      minLength(1, 'must hold at least one company'),
      maxLength(100, 'must hold at most 100 companies'),
    ),
  }),
  'prospects.add': change('prospects.add', { targetid: id, ...prospect }),
  'prospects.edit': change('prospects.edit', { prospectid: id, ...prospect, ...assumed }),
  'prospects.remove': change('prospects.remove', { prospectid: id }),

  'users.list': call('users.list', { answer: rows(userRow) }),
  'users.add': change('users.add', user),
  'users.edit': change('users.edit', { id, ...user, version }),
  'users.remove': change('users.remove', { id }),
} as const;
