import fc, { type Arbitrary } from 'fast-check';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import { levels } from '#domain/insights/level.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Api } from '../createApi.ts';

/** A row as a server may spell it, and the entity that it is read as. */
interface Spelled {
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

/** A text that no list fails for. */
const extra: Spelling = fc.oneof(
  optional,
  fc.constantFrom({}, [], true).map((wire) => ({ wire, value: '' })),
);

const website: Spelling = fc.oneof(
  plain(fc.webUrl()),
  fc
    .constantFrom(null, undefined, 7, 'javascript:x', 'globex')
    .map((wire) => ({ wire, value: '' })),
);

/** An id that may be missing or null. */
const optionalId: Spelling = fc.oneof(
  plain(id),
  fc.constantFrom(null, undefined).map((wire) => ({ wire, value: null })),
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

/** For each field of the entity: its spellings, and the names that the server may use for it. */
type Row = Readonly<Record<string, readonly [spelling: Spelling, ...names: readonly string[]]>>;

/** Generates rows with these fields. */
const rows = (row: Row): Arbitrary<Spelled[]> => {
  const fields = Object.entries(row).map(([field, [spelling, ...names]]) =>
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
      id: [plain(id), 'uspid'],
      title: [plain(text), 'title'],
      description: [optional, 'description'],
      valueProposition: [optional, 'valueProposition', 'valueproposition'],
    }),
  },
  icps: {
    list: (api) => api.icps.list('acme', 7),
    rows: rows({
      id: [plain(id), 'icpid'],
      title: [plain(text), 'title'],
      description: [optional, 'description'],
      painPoints: [lines, 'painPoints'],
      goals: [lines, 'goals'],
    }),
  },
  geographies: {
    list: (api) => api.geographies.list('acme', 7),
    rows: rows({
      id: [plain(id), 'geoid'],
      region: [plain(text), 'region'],
      marketSize: [optional, 'marketSize'],
      growthRate: [optional, 'growthRate'],
      competitionLevel: [oneOf(levels), 'competitionLevel'],
      recommendation: [optional, 'recommendation'],
    }),
  },
  users: {
    list: (api) => api.users.list('acme'),
    rows: rows({
      id: [plain(id), 'id'],
      name: [plain(text), 'name'],
      email: [optional, 'email'],
      role: [optional, 'role'],
    }),
  },
  targetCompanies: {
    list: (api) => api.targetCompanies.list('acme', 7),
    rows: rows({
      id: [plain(id), 'targetid'],
      name: [plain(text), 'target_company_name'],
      description: [optional, 'description'],
      recentNews: [optional, 'recent_news'],
      initiatives: [optional, 'initiatives_and_challenges'],
      website: [website, 'website'],
      foreignId: [extra, 'foreign_id'],
    }),
  },
  keywords: {
    list: (api) => api.keywords.list('acme', 7),
    rows: rows({
      id: [plain(id), 'keywordid'],
      keyword: [plain(text), 'keyword'],
      volume: [fc.oneof(figure, noFigure), 'volume'],
      competitionLevel: [oneOf(keywordCompetitions), 'competition_level'],
      competitionIndex: [fc.oneof(figure, noFigure), 'competition_index'],
      lowBid: [figure, 'low_bid'],
      highBid: [figure, 'high_bid'],
      trend: [fc.oneof(figure, noFigure), 'trend'],
      region: [optional, 'region'],
    }),
  },
  contentIdeas: {
    list: (api) => api.contentIdeas.list('acme', 7),
    rows: rows({
      id: [plain(id), 'contentideaid', 'id'],
      title: [plain(text), 'title'],
      type: [optional, 'type'],
      keywords: [lines, 'keywords'],
      targetIcp: [optional, 'targetIcp', 'target'],
      outline: [lines, 'outline'],
      estimatedValue: [oneOf(levels), 'estimated_value', 'estimatedValue'],
    }),
  },
  prospects: {
    list: (api) => api.prospects.list('acme', [1]),
    rows: rows({
      id: [plain(id), 'prospectid'],
      name: [plain(text), 'prospect_name'],
      companyName: [optional, 'prospect_company_name'],
      role: [optional, 'role'],
      email: [extra, 'prospect_email'],
      foreignId: [extra, 'foreign_id'],
      targetCompanyId: [optionalId, 'targetid'],
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
