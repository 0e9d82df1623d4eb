import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#domain/settings/limits.ts';
import { askInBatches, idBatches } from './idBatches.ts';
import { json, createTestApi } from './testing/createTestApi.ts';

const ids = fc.array(fc.oneof(fc.nat(), fc.nat().map(String), fc.uuid()), { maxLength: 400 });

describe('idBatches', () => {
  it('contain each id once, in order, and are never longer than allowed', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 40, max: 2000 }), (given, room) => {
        const batches = idBatches(given, room);
        expect(batches.every((batch) => batch.length <= room)).toBe(true);
        expect(batches.every((batch) => batch.split(',').length <= 200)).toBe(true);
        expect(batches.flatMap((batch) => batch.split(','))).toEqual([
          ...new Set(given.map(String)),
        ]);
      }),
    );
  });
});

describe('lists by id', () => {
  const many = Array.from({ length: 1000 }, (_, index) => index + 1);

  it('never make a URL longer than servers accept, and merge the responses', async () => {
    const { api, sent } = createTestApi(({ query }) =>
      json({
        data: (query['targetid'] ?? '').split(',').map((targetid) => ({
          prospectid: `p-${targetid}`,
          prospect_name: 'Ann',
          targetid,
        })),
      }),
    );
    const prospects = await api.prospects.list('acme', [...many, ...many.map(String)]);
    expect(prospects.map(({ id }) => id)).toEqual(many.map((id) => `p-${id}`));
    expect(sent.length).toBeGreaterThan(1);
    expect(Math.max(...sent.map(({ url }) => url.length))).toBeLessThanOrEqual(limits.maxUrlLength);
  });

  it('run few calls at a time and keep the order of the ids', async () => {
    let underWay = 0;
    let most = 0;
    const { api, sent } = createTestApi(async ({ query }) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      const rows = (query['targetid'] ?? '').split(',');
      return json(rows.map((prospectid) => ({ prospectid, prospect_name: 'Ann' })));
    });
    const ids = Array.from({ length: 200 }, (_, index) => `target-company-of-acme-${index}`);
    const prospects = await api.prospects.list('acme', ids);
    expect(prospects.map(({ id }) => id)).toEqual(ids);
    expect(sent.length).toBeGreaterThan(limits.requestsAtOnce);
    expect(most).toBe(limits.requestsAtOnce);
  });

  it('merge a prospect whose emails come in several responses', async () => {
    const { api, sent } = createTestApi(({ query }) =>
      json([
        { prospectid: 1, emails: [{ emailSubject: query['prospectid']?.slice(0, 9) }] },
        { prospectid: 1, emails: [{ emailSubject: 'same' }] },
      ]),
    );
    const [set, ...others] = await api.emails.list('acme', many);
    expect(others).toEqual([]);
    expect(set?.variations).toHaveLength(sent.length + 1);
  });

  it('send no request without ids', async () => {
    const { api, sent, leftOut } = createTestApi(() => json([]));
    expect(await api.prospects.list('acme', [])).toEqual([]);
    expect(await api.prospects.list('acme', ['undefined', Number.NaN])).toEqual([]);
    expect(sent).toEqual([]);
    expect(leftOut).toEqual(['undefined', Number.NaN]);
  });
});

it('asks for a few batches at a time, in order, and answers in the order of the ids', async () => {
  const { requestsAtOnce } = limits;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.uniqueArray(fc.integer({ min: 10, max: 99 }), { maxLength: 20 }),
      async (scheduler, given) => {
        let underWay = 0;
        let most = 0;
        const started: string[] = [];
        const answers = askInBatches(given, 2, async (joined) => {
          started.push(joined);
          underWay += 1;
          most = Math.max(most, underWay);
          await scheduler.schedule(Promise.resolve());
          underWay -= 1;
          return joined;
        });
        await scheduler.waitFor(answers);
        expect(await answers).toEqual(given.map(String));
        expect(started).toEqual(given.map(String));
        expect(most).toBe(Math.min(requestsAtOnce, given.length));
      },
    ),
    { numRuns: 60 },
  );
});

it('fails when one of several requests fails', async () => {
  const asked = askInBatches([10, 11, 12, 13], 2, async (joined) => {
    if (joined === '11') throw new Error('no answer');
    return joined;
  });
  await expect(asked).rejects.toThrow('no answer');
});
