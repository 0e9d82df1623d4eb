import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#api/contract/calls.ts';
import { adapters, type TestDatabase } from '#server/testing/adapters.ts';
import { requestOf, type Parts } from '../contract/ask.ts';
import { sendTo } from '../contract/sendTo.ts';
import { demoProfile } from '../fixtures/demo.ts';
import { createMockApi } from '../mockApi.ts';

type Row = Readonly<Record<string, unknown>>;

let database: TestDatabase;

function open() {
  const mockApi = createMockApi({ rows: database.rows });
  const send = sendTo(mockApi.handlers);
  const ask = async (name: keyof typeof calls, parts: Parts = {}, workspace = 'demo') => {
    const at = { base: 'http://api.test/api', workspace };
    const response = await send(requestOf(calls[name], at, parts));
    return {
      status: response.status,
      ...((await response.json()) as { message?: string; data?: unknown }),
    };
  };
  const rows = async (name: keyof typeof calls, query: Parts['query'], workspace?: string) =>
    (await ask(name, { ...(query && { query }) }, workspace)).data as Row[];
  return { mockApi, ask, rows };
}

/** The same with the demo, which is filled once. */
function openDemo() {
  const { mockApi, ...setup } = open();
  mockApi.seedDemo();
  return setup;
}

const query = { companyId: '1' };

describe.each(adapters)('on %s', { timeout: 30_000 }, (_name, openPlace) => {
  beforeEach(async () => {
    database = await openPlace();
  });

  describe('workspaces', () => {
    const body = { company: 'Acme', domain: 'acme', fullName: 'Ada' };

    it.each(['', 'www', '-acme', 'Acme', 'xn--acme'])('cannot have the name %j', async (domain) => {
      const { ask } = open();
      const { status } = await ask(
        'workspaces.create',
        { body: { ...body, domain } },
        domain || '%20',
      );
      expect(status).toBe(422);
    });

    it('return their newest company, or none', async () => {
      const { ask } = open();
      await ask('workspaces.create', { body }, 'acme');
      await ask('workspaces.create', { body: { ...body, domain: 'other' } }, 'other');
      const told = async () => (await ask('businessInfo.get', {}, 'acme')).data;
      expect(await told()).toBeNull();
      for (const [domain, name] of [
        ['acme', 'Velo'],
        ['acme', 'Velo Werk'],
        ['other', 'Not theirs'],
      ] as const)
        await ask('businessInfo.save', { body: { domain, ...demoProfile, name } }, domain);
      expect(await told()).toMatchObject({ ...demoProfile, name: 'Velo Werk', domain: 'acme' });
    });
  });

  describe('lists', () => {
    it('get new suggestions each time, never a deleted one again, and say when there are no more', async () => {
      const { ask, rows } = openDemo();
      const seen = new Set<unknown>();
      let message: unknown;
      for (let round = 0; round < 4; round += 1) {
        for (const { keywordid, keyword } of await rows('keywords.list', query)) {
          expect(seen).not.toContain(keyword);
          seen.add(keyword);
          await ask('keywords.remove', { body: { keywordid } });
        }
        ({ message } = await ask('keywords.generate', { body: { companyId: 1 } }));
      }
      expect(seen.size).toBe(70);
      expect(message).toMatch(/^There are no more samples\./);
    });

    it('of ideas have a written piece of each type, whose last point is offered', async () => {
      const { rows } = openDemo();
      const pieces = new Map<unknown, unknown[]>();
      for (const { contentideaid, type, outline } of await rows('contentIdeas.list', query)) {
        const sections = await rows('sections.list', { contentideaid: String(contentideaid) });
        if (sections.length === 0) continue;
        const points = sections.map(({ point }) => point);
        expect(points).toEqual((outline as string[]).slice(0, -1));
        expect(sections.filter(({ sample }) => sample !== true)).toEqual([]);
        pieces.set(type, points);
      }
      expect([...pieces.keys()].map(String).toSorted()).toEqual([
        'BLOG_POST',
        'EBOOK',
        'INFOGRAPHIC',
      ]);
    });

    it('get other roles at a company each time, until there are no more', async () => {
      const { ask, rows } = openDemo();
      const [target] = await rows('targetCompanies.list', query);
      const { targetid, target_company_name } = target ?? {};
      const body = { companies: [{ targetid, name: target_company_name }] };
      const messages: unknown[] = [];
      for (let round = 0; round < 3; round += 1)
        messages.push((await ask('prospects.generate', { body })).message);
      expect(messages.at(-1)).toMatch(/^There are no more samples\./);
      expect(messages.slice(0, 2)).toEqual(['Generated.', 'Generated.']);
      const people = await rows('prospects.list', { targetid: String(targetid) });
      expect([people.length, new Set(people.map(({ role }) => role)).size]).toEqual([9, 9]);
    });
  });

  it('refuses to rewrite unknown rows and fields that cannot be rewritten', async () => {
    const { ask, rows } = openDemo();
    const [geography] = await rows('geographies.list', query);
    const figure = { kind: 'geographies', id: geography?.['geoid'], field: 'marketSize' };
    expect((await ask('suggestions.rewrite', { body: figure })).status).toBe(422);
    const [icp] = await rows('icps.list', query);
    await ask('icps.remove', { body: { icpid: icp?.['icpid'] } });
    const gone = { kind: 'icps', id: icp?.['icpid'], field: 'painPoints' };
    expect((await ask('suggestions.rewrite', { body: gone })).status).toBe(410);
  });
});
