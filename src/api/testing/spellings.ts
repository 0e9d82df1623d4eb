import fc, { type Arbitrary } from 'fast-check';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import { levels } from '#domain/insights/level.ts';
import type { Api } from '../createApi.ts';
import {
  figure,
  id,
  lines,
  named,
  noFigure,
  oneOf,
  optional,
  optionalId,
  plain,
  rows,
  text,
  type Spelled,
} from './spelledRows.ts';

/** Every list of entities: its call, and its rows in all the spellings of D24 and D25. */
export const spelledLists: Readonly<
  Record<
    string,
    { readonly list: (api: Api) => Promise<unknown>; readonly rows: Arbitrary<Spelled[]> }
  >
> = {
  usps: {
    list: (api) => api.usps.list('acme', 7),
    rows: rows({
      id: named('uspid', plain(id)),
      title: named('title', plain(text)),
      description: named('description', optional),
      valueProposition: [['valueProposition', 'valueproposition'], optional],
    }),
  },
  icps: {
    list: (api) => api.icps.list('acme', 7),
    rows: rows({
      id: named('icpid', plain(id)),
      title: named('title', plain(text)),
      description: named('description', optional),
      painPoints: named('painPoints', lines),
      goals: named('goals', lines),
    }),
  },
  geographies: {
    list: (api) => api.geographies.list('acme', 7),
    rows: rows({
      id: named('geoid', plain(id)),
      region: named('region', plain(text)),
      marketSize: named('marketSize', optional),
      growthRate: named('growthRate', optional),
      competitionLevel: named('competitionLevel', oneOf(levels)),
      recommendation: named('recommendation', optional),
    }),
  },
  users: {
    list: (api) => api.users.list('acme'),
    rows: rows({
      id: named('id', plain(id)),
      name: named('name', plain(text)),
      email: named('email', optional),
      role: named('role', optional),
    }),
  },
  targetCompanies: {
    list: (api) => api.targetCompanies.list('acme', 7),
    rows: rows({
      id: named('targetid', plain(id)),
      name: named('target_company_name', plain(text)),
      description: named('description', optional),
      recentNews: named('recent_news', optional),
      initiatives: named('initiatives_and_challenges', optional),
    }),
  },
  keywords: {
    list: (api) => api.keywords.list('acme', 7),
    rows: rows({
      id: named('keywordid', plain(id)),
      keyword: named('keyword', plain(text)),
      volume: named('volume', fc.oneof(figure, noFigure)),
      competitionLevel: named('competition_level', oneOf(keywordCompetitions)),
      competitionIndex: named('competition_index', fc.oneof(figure, noFigure)),
      lowBid: named('low_bid', figure),
      highBid: named('high_bid', figure),
      trend: named('trend', fc.oneof(figure, noFigure)),
      region: named('region', optional),
    }),
  },
  contentIdeas: {
    list: (api) => api.contentIdeas.list('acme', 7),
    rows: rows({
      id: [['contentideaid', 'id'], plain(id)],
      title: named('title', plain(text)),
      type: named('type', optional),
      keywords: named('keywords', lines),
      targetIcp: [['targetIcp', 'target'], optional],
      outline: named('outline', lines),
      estimatedValue: [['estimated_value', 'estimatedValue'], oneOf(levels)],
    }),
  },
  prospects: {
    list: (api) => api.prospects.list('acme', [1]),
    rows: rows({
      id: named('prospectid', plain(id)),
      name: named('prospect_name', plain(text)),
      companyName: named('prospect_company_name', optional),
      role: named('role', optional),
      targetCompanyId: named('targetid', optionalId),
    }),
  },
};

/** The wrappers that a list may be in (D23). */
export const listWrappers: Arbitrary<(list: unknown) => unknown> = fc.constantFrom(
  (list: unknown) => list,
  (data: unknown) => ({ success: true, message: 'ok', data }),
  (data: unknown) => ({ data: { data } }),
  (result: unknown) => ({ result }),
  (items: unknown) => ({ items }),
  (result: unknown) => ({ data: { result } }),
  (items: unknown) => ({ success: true, data: { items, total: 3 } }),
  (items: unknown) => ({ data: { data: { items } } }),
);
