import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmailSet } from '#domain/mail/email.ts';
import { ApiError } from './response.ts';
import { json, createTestApi } from './testing/createTestApi.ts';

const text = fc.string({ unit: 'grapheme' });
const variation = fc.record({ subject: text.map((subject) => `s${subject}`), body: text });
const variations = fc.uniqueArray(variation, {
  selector: (one) => JSON.stringify(one),
  maxLength: 4,
});
const prospectId = fc.oneof(
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  fc.integer({ min: 1 }).map(String),
);
const emailSet: Arbitrary<EmailSet> = fc.record({
  prospectId,
  prospectName: text,
  targetCompanyName: text,
  address: text,
  variations,
});
const emailSets = fc.uniqueArray(emailSet, {
  selector: (set) => String(set.prospectId),
  maxLength: 5,
});

const emails = (set: EmailSet) =>
  set.variations.map(({ subject, body }) => ({ emailSubject: subject, emailBody: body }));
const row = (set: EmailSet) => ({
  prospectid: set.prospectId,
  prospectName: set.prospectName,
  targetName: set.targetCompanyName,
  email: set.address,
  emails: emails(set),
});

/** Up to three wrappers around a response. */
const wrapped = fc
  .array(fc.constantFrom('data', 'result', 'items'), { maxLength: 3 })
  .map(
    (names) => (inside: unknown) => names.reduceRight((body, name) => ({ [name]: body }), inside),
  );

const list = async (body: unknown, ids: readonly (string | number)[] = [1]) => {
  const { api, leftOut } = createTestApi(() => json(body));
  const outcome = await api.emails.list('acme', ids).catch((error: unknown) => error);
  return { outcome, leftOut };
};

const byId = (sets: unknown) =>
  (sets as readonly EmailSet[])
    .map((set) => ({ ...set, prospectId: String(set.prospectId) }))
    .sort((one, other) => one.prospectId.localeCompare(other.prospectId));

describe('email responses', () => {
  it('give the same sets from a list, wrapped up to three deep', async () => {
    await fc.assert(
      fc.asyncProperty(emailSets, wrapped, async (sets, wrap) => {
        const { outcome } = await list(wrap(sets.map(row)));
        expect(outcome).toEqual(sets);
      }),
    );
  });

  it('give the same set from a single object', async () => {
    await fc.assert(
      fc.asyncProperty(emailSet, wrapped, async (set, wrap) => {
        expect((await list(wrap(row(set)))).outcome).toEqual([set]);
      }),
    );
  });

  it('give the same sets from a map by prospect id, with rows, rows without their id, or lists of rows', async () => {
    const how = fc.constantFrom<(set: EmailSet) => unknown>(
      row,
      (set) => ({ ...row(set), prospectid: undefined }),
      (set) => [row(set)],
      (set) => emails(set).map((email) => ({ ...row(set), emails: [], ...email })),
    );
    const filled = emailSets.map((sets) => sets.filter((set) => set.variations.length > 0));
    await fc.assert(
      fc.asyncProperty(filled, wrapped, how, async (sets, wrap, inside) => {
        const map = Object.fromEntries(sets.map((set) => [set.prospectId, inside(set)]));
        const { outcome } = await list(wrap(map));
        expect(byId(outcome)).toEqual(byId(sets));
      }),
    );
  });

  it('merge the same prospect and drop equal variations', async () => {
    await fc.assert(
      fc.asyncProperty(emailSets, async (sets) => {
        const twice = sets.flatMap((set) => [
          row(set),
          { ...row(set), prospectid: String(set.prospectId), prospectName: 'later' },
        ]);
        const expected = sets.map((set) => ({
          ...set,
          prospectName: set.prospectName === '' ? 'later' : set.prospectName,
        }));
        expect((await list({ data: twice })).outcome).toEqual(expected);
      }),
    );
  });

  it('skip and report rows that belong to no prospect', async () => {
    const wrong = fc.constantFrom<unknown>(0, -1, 1.5, 2 ** 53, 'abc', '007', '', null, true, {});
    await fc.assert(
      fc.asyncProperty(emailSets, wrong, async (sets, prospectid) => {
        const { outcome, leftOut } = await list([...sets.map(row), { prospectid, emails: [] }]);
        expect(outcome).toEqual(sets);
        expect(leftOut).toEqual([prospectid ?? undefined]);
      }),
    );
  });

  it.each([
    [{ success: true }],
    [{ success: true, message: 'ok' }],
    [{ data: { data: { data: { data: [] } } } }],
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

  it('may have variations as JSON text, like the lists of other rows', async () => {
    await fc.assert(
      fc.asyncProperty(emailSets, wrapped, async (sets, wrap) => {
        const rows = sets.map((set) => ({ ...row(set), emails: JSON.stringify(emails(set)) }));
        expect((await list(wrap(rows))).outcome).toEqual(sets);
      }),
    );
    const one = JSON.stringify({ emailSubject: 'Hi', emailBody: '' });
    expect((await list([{ prospectid: 1, emails: one }])).outcome).toMatchObject([
      { variations: [{ subject: 'Hi' }] },
    ]);
    expect((await list([{ prospectid: 1, emails: ' ' }])).outcome).toMatchObject([
      { variations: [] },
    ]);
  });

  it('keep every email when a list has gaps', async () => {
    const filled = emailSets.map((sets) => sets.filter((set) => set.variations.length > 0));
    await fc.assert(
      fc.asyncProperty(filled, wrapped, async (sets, wrap) => {
        const rows = sets.flatMap((set) => [
          null,
          { ...row(set), emails: emails(set).flatMap((email) => [email, null]) },
        ]);
        expect((await list(wrap(rows))).outcome).toEqual(sets);
      }),
    );
  });

  it('keep every email of a map that has counts or comments besides its ids', async () => {
    const beside = { total: 1, message: 'ok', success: true, next: null };
    await fc.assert(
      fc.asyncProperty(emailSets, async (sets) => {
        fc.pre(sets.length > 0);
        const map = Object.fromEntries(sets.map((set) => [set.prospectId, row(set)]));
        const { outcome, leftOut } = await list({ data: { ...beside, ...map } });
        expect(byId(outcome)).toEqual(byId(sets));
        expect(leftOut).toEqual([]);
      }),
    );
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
