import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#domain/settings/limits.ts';
import { idBatches } from './idBatches.ts';
import { json, standIn } from './testing/standIn.ts';

const ids = fc.array(fc.oneof(fc.nat(), fc.nat().map(String), fc.uuid()), { maxLength: 400 });

describe('ids in batches', () => {
  it('hold each id once, in order, none of them longer than there is room', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 40, max: 2000 }), (given, room) => {
        const batches = idBatches(given, room);
        expect(batches.every((batch) => batch.length <= room)).toBe(true);
        expect(batches.flatMap((batch) => batch.split(','))).toEqual([
          ...new Set(given.map(String)),
        ]);
      }),
    );
  });
});

describe.each(['https://api.example.com', 'https://api.example.com/'])(
  'lists by id at %s',
  (host) => {
    const many = Array.from({ length: 1000 }, (_, index) => index + 1);

    it('never make an address longer than servers take, and merge the answers', async () => {
      const { api, sent } = standIn(
        ({ query }) =>
          json({
            data: (query['targetid'] ?? '').split(',').map((targetid) => ({
              prospectid: `p-${targetid}`,
              prospect_name: 'Ann',
              targetid,
            })),
          }),
        { host },
      );
      const prospects = await api.prospects.list('acme', [...many, ...many.map(String)]);
      expect(prospects.map(({ id }) => id)).toEqual(many.map((id) => `p-${id}`));
      expect(sent.length).toBeGreaterThan(1);
      expect(Math.max(...sent.map(({ url }) => url.length))).toBeLessThanOrEqual(
        limits.maxUrlLength,
      );
    });

    it('keep few calls under way at a time, and the order of the ids', async () => {
      let underWay = 0;
      let most = 0;
      const { api, sent } = standIn(
        async ({ query }) => {
          underWay += 1;
          most = Math.max(most, underWay);
          await Promise.resolve();
          underWay -= 1;
          const rows = (query['targetid'] ?? '').split(',');
          return json(rows.map((prospectid) => ({ prospectid, prospect_name: 'Ann' })));
        },
        { host },
      );
      const ids = Array.from({ length: 200 }, (_, index) => `target-company-of-acme-${index}`);
      const prospects = await api.prospects.list('acme', ids);
      expect(prospects.map(({ id }) => id)).toEqual(ids);
      expect(sent.length).toBeGreaterThan(limits.requestsAtOnce);
      expect(most).toBe(limits.requestsAtOnce);
    });

    it('merge one prospect whose emails come in several answers', async () => {
      const { api, sent } = standIn(
        ({ query }) =>
          json([
            { prospectid: 1, emails: [{ emailSubject: query['prospectid']?.slice(0, 9) }] },
            { prospectid: 1, emails: [{ emailSubject: 'same' }] },
          ]),
        { host },
      );
      const [set, ...others] = await api.emails.list('acme', many);
      expect(others).toEqual([]);
      expect(set?.variations).toHaveLength(sent.length + 1);
    });

    it('ask nothing when there is nothing to ask for', async () => {
      const { api, sent, leftOut } = standIn(() => json([]), { host });
      expect(await api.prospects.list('acme', [])).toEqual([]);
      expect(await api.prospects.list('acme', ['undefined', Number.NaN])).toEqual([]);
      expect(sent).toEqual([]);
      expect(leftOut).toEqual(['undefined', Number.NaN]);
    });
  },
);
