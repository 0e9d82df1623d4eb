import { describe, expect, it, vi } from 'vitest';
import type { EmailSet } from '#domain/mail/email.ts';
import { ApiError } from './response.ts';
import { createApi } from './createApi.ts';
import { json, createTestApi } from './testing/createTestApi.ts';

const setOf = (prospectId: number | string, ...texts: string[]): EmailSet => ({
  prospectId,
  prospectName: `Prospect ${prospectId}`,
  targetCompanyName: 'Globex',
  address: `p${prospectId}@globex.example`,
  variations: texts.map((text) => ({ subject: `About ${text}`, body: text })),
});
const sets = [setOf(11, 'bread', 'rolls'), setOf('12', 'cake')];

const emails = (set: EmailSet) =>
  set.variations.map(({ subject, body }) => ({ emailSubject: subject, emailBody: body }));
const row = (set: EmailSet) => ({
  prospectid: set.prospectId,
  prospectName: set.prospectName,
  targetName: set.targetCompanyName,
  email: set.address,
  emails: emails(set),
});

const rows = sets.map(row);
const mapOf = (valueOf: (set: EmailSet) => unknown) =>
  Object.fromEntries(sets.map((set) => [set.prospectId, valueOf(set)]));

const list = async (body: unknown, ids: readonly (string | number)[] = [1]) => {
  const { api, leftOut } = createTestApi(() => json(body));
  const outcome = await api.emails.list('acme', ids).catch((error: unknown) => error);
  return { outcome, leftOut };
};

describe('email responses', () => {
  it.each<[string, unknown]>([
    ['a list', rows],
    ['a list in wrappers', { data: { result: { items: rows } } }],
    ['a map by prospect', mapOf(row)],
    ['a map of rows without their id', mapOf((set) => ({ ...row(set), prospectid: undefined }))],
    ['a map of lists', { data: mapOf((set) => [row(set)]) }],
    [
      'a map of lists of emails',
      mapOf((set) => emails(set).map((email) => ({ ...row(set), emails: [], ...email }))),
    ],
    ['a map with counts and comments', { total: 1, success: true, next: null, ...mapOf(row) }],
    ['rows with JSON text', rows.map((one) => ({ ...one, emails: JSON.stringify(one.emails) }))],
    ['lists with gaps', rows.flatMap((one) => [null, { ...one, emails: [null, ...one.emails] }])],
    ['rows that come twice', { data: [...rows, ...rows] }],
  ])('give the same sets from %s', async (_what, body) => {
    const { outcome, leftOut } = await list(body);
    const texts = (all: unknown) =>
      (all as readonly EmailSet[]).map((set) => ({ ...set, prospectId: String(set.prospectId) }));
    expect(texts(outcome)).toEqual(texts(sets));
    expect(leftOut).toEqual([]);
  });

  it('give the same set from a single object', async () => {
    expect((await list({ data: rows[0] })).outcome).toEqual(sets.slice(0, 1));
  });

  it('merge the same prospect, and keep the first name that is not blank', async () => {
    const nameless = { ...setOf(11, 'bread'), prospectName: '' };
    const later = { ...row(setOf('11', 'bread', 'rolls')), prospectName: 'Ann' };
    expect((await list([row(nameless), later])).outcome).toEqual([
      { ...setOf(11, 'bread', 'rolls'), prospectName: 'Ann' },
    ]);
  });

  it.each([0, -1, 1.5, 2 ** 53, 'abc', '007', '', undefined, true, {}])(
    'skip and report a row that belongs to no prospect: %j',
    async (prospectid) => {
      const { outcome, leftOut } = await list([...rows, { prospectid, emails: [] }]);
      expect(outcome).toEqual(sets);
      expect(leftOut).toEqual([prospectid]);
    },
  );

  it.each([
    [{ success: true }],
    [{ success: true, message: 'ok' }],
    [{ data: { data: { data: { data: [] } } } }],
    [[[[]]]],
    [['text']],
    [[{ prospectid: 1, emails: 'text' }]],
    [[{ prospectid: 1, emails: [{ emailSubject: {} }] }]],
    [[{ prospectid: 1, emails: '"text"' }]],
    [[{ prospectid: 1, emails: '[1]' }]],
    [{ 12: 'text' }],
    [{ first: { prospectid: 1 } }],
    [true],
  ])('%j is none of the successBody shapes', async (body) => {
    const { outcome } = await list(body);
    expect(outcome).toBeInstanceOf(ApiError);
    expect(outcome).toMatchObject({ kind: 'malformed', message: 'Error loading emails' });
  });

  it.each([
    [JSON.stringify({ emailSubject: 'Hi', emailBody: '' }), [{ subject: 'Hi' }]],
    [' ', []],
  ])('may have one variation or none as text: %j', async (one, variations) => {
    expect((await list([{ prospectid: 1, emails: one }])).outcome).toMatchObject([{ variations }]);
  });

  it.each([[null], [[]], [[null]], [{ data: null }], [{ data: {} }], [{ data: { 12: null } }]])(
    '%j has no emails',
    async (body) => expect((await list(body)).outcome).toEqual([]),
  );
});

describe('requesting emails', () => {
  it('skips ids that are not positive whole numbers, and sends no request for none', async () => {
    const { api, sent, leftOut } = createTestApi(() => json([]));
    await api.emails.list('acme', [3, -1, '4', 'x', 3]);
    expect(await api.emails.list('acme', [Number.NaN])).toEqual([]);
    expect(await api.emails.generate('acme', 7, 0)).toEqual([]);
    expect(sent.map(({ query }) => query)).toEqual([{ prospectid: '3,4' }]);
    expect(leftOut).toEqual([-1, 'x', Number.NaN, 0]);
  });

  it('logs skipped ids to the console when there is no listener', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    const api = createApi({ host: 'http://api.test', fetch: () => Promise.resolve(json([])) });
    await api.emails.list('acme', ['x', 0]);
    expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('emails.list'), [
      'x',
      0,
    ]);
    warned.mockRestore();
  });

  it('asks for a follow-up by name only', async () => {
    const { api, sent } = createTestApi(() => json([]));
    await api.emails.generate('acme', 7, 11);
    expect(await api.emails.generate('acme', 7, 11, true)).toEqual([]);
    const body = { prospectid: 11, companyId: 7 };
    expect(sent.map((each) => each.body)).toEqual([body, { ...body, followUp: true }]);
  });

  it('gives generated emails to the prospect of the request', async () => {
    const { api } = createTestApi(() => json({ data: { emails: [{ emailSubject: 'Hi' }] } }));
    expect(await api.emails.generate('acme', 7, 11)).toEqual([
      {
        prospectId: 11,
        prospectName: '',
        targetCompanyName: '',
        address: '',
        variations: [{ subject: 'Hi', body: '' }],
      },
    ]);
  });
});
