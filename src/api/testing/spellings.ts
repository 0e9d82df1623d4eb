import fc, { type Arbitrary } from 'fast-check';
import type { EntityId } from '#domain/lists/entityId.ts';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import { levels } from '#domain/insights/level.ts';
import type { Api } from '../createApi.ts';

/** A row as a server may spell it, and the entity that it is read as. */
export interface Spelled {
  readonly wire: Readonly<Record<string, unknown>>;
  readonly entity: { readonly id: EntityId } & Readonly<Record<string, unknown>>;
}

const text = fc.string({ unit: 'grapheme' }).map((value) => value.toWellFormed());
const line = fc.string({ unit: 'grapheme' }).map((value) => `x${value.replace(/\s+/g, '')}`);
const id: Arbitrary<EntityId> = fc.oneof(fc.nat(), fc.nat().map(String), fc.uuid());

/** A value with one of its spellings. */
type Spelling = Arbitrary<{ readonly wire: unknown; readonly value: unknown }>;

const plain = (value: Arbitrary<unknown>): Spelling => value.map((it) => ({ wire: it, value: it }));

/** A text that may be missing or null when it is blank. */
const optional: Spelling = fc.oneof(
  plain(text),
  fc.constantFrom(null, undefined).map((wire) => ({ wire, value: '' })),
);

const figure: Spelling = fc
  .tuple(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    fc.boolean(),
  )
  .map(([value, isText]) => ({ wire: isText ? ` ${value}` : value, value }));

const noFigure: Spelling = fc
  .constantFrom(null, undefined, '', ' ', 'n/a')
  .map((wire) => ({ wire, value: null }));

const lines: Spelling = fc
  .tuple(fc.array(line), fc.constantFrom('list', 'json', 'lines'), fc.constantFrom([], [' ']))
  .map(([value, how, blank]) => {
    const list = [...blank, ...value.map((item) => ` ${item} `)];
    if (how === 'list') return { wire: list, value };
    return { wire: how === 'json' ? JSON.stringify(list) : list.join('\r\n'), value };
  });

const oneOf = (values: readonly string[]): Spelling =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...values), fc.boolean())
      .map(([value, isLower]) => ({ wire: isLower ? value.toLowerCase() : value, value })),
    fc.constantFrom(null, undefined, 'Unheard of').map((wire) => ({ wire, value: null })),
  );

/** For each field of the entity: the names that the server may use for it, and its spellings. */
type Row = Readonly<Record<string, readonly [names: readonly string[], spelling: Spelling]>>;

/** Generates rows with these fields. */
const rows = (row: Row): Arbitrary<Spelled[]> => {
  const fields = Object.entries(row).map(([field, [names, spelling]]) =>
    fc
      .tuple(fc.constantFrom(...names), spelling)
      .map(([name, { wire, value }]) => ({ field, name, wire, value })),
  );
  const spelled = fc.tuple(...fields).map((parts): Spelled => ({
    wire: Object.fromEntries(parts.map(({ name, wire }) => [name, wire])),
    entity: Object.fromEntries(
      parts.map(({ field, value }) => [field, value]),
    ) as Spelled['entity'],
  }));
  return fc.uniqueArray(spelled, { selector: ({ entity }) => String(entity.id), maxLength: 6 });
};

const named = (name: string, spelling: Spelling) => [[name], spelling] as const;

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
      targetCompanyId: named(
        'targetid',
        fc.oneof(
          plain(id),
          fc.constantFrom(null, undefined).map((wire) => ({ wire, value: null })),
        ),
      ),
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
