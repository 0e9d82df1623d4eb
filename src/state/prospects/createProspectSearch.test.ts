import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, createTestApi } from '#api/testing/createTestApi.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import { searchMs, testBrowser } from './testBrowser.ts';

const scope = { workspace: 'acme', companyId: '7' };
const companies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Company ${index + 1}` }));
const [one, two] = companies(2);
if (!one || !two) throw new Error('There are two.');

/** Longer than everything that the tests start. */
const hourMs = 3_600_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Advances the clock until all started work has ended. */
const settled = async <Result>(work: Promise<Result>): Promise<Result> => {
  // Keeps a failure from being reported as unhandled before the test awaits it.
  work.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(hourMs);
  return work;
};

describe('the search for prospects', () => {
  it('sends one request per company, three at a time, and passes on people as they arrive', async () => {
    const browser = testBrowser();
    const search = browser.openTab();
    const came: Prospect[] = [];
    search.start(scope, companies(200), 'first');
    const end = search.follow(scope, (people) => came.push(...people));
    await vi.advanceTimersByTimeAsync(searchMs + 50);
    expect(came.map(({ companyName }) => companyName)).toEqual([
      'Company 1',
      'Company 2',
      'Company 3',
    ]);
    expect([...search.searches(scope).values()].map(({ status }) => status).slice(0, 4)).toEqual([
      'searching',
      'searching',
      'searching',
      'waiting',
    ]);
    await settled(end);
    expect(browser.asked).toHaveLength(200);
    expect(came).toHaveLength(200);
    expect(browser.most()).toBe(limits.requestsAtOnce);
    expect(search.searches(scope).size).toBe(0);
  });

  it('fails only the company whose request failed, and can retry it', async () => {
    const browser = testBrowser();
    const search = browser.openTab();
    browser.broken.add('2');
    search.start(scope, companies(5), 'first');
    await settled(search.follow(scope, () => undefined));
    expect([...search.searches(scope)]).toEqual([
      ['2', { status: 'failed', message: 'Failed to fetch prospects' }],
    ]);
    expect([...browser.people.keys()]).toEqual(['1', '3', '4', '5']);
    expect(search.neverSearched(scope, companies(5))).toEqual([]);

    browser.broken.clear();
    search.start(scope, [two], 'again');
    await settled(search.follow(scope, () => undefined));
    expect(search.searches(scope).size).toBe(0);
    expect(browser.asked.filter((id) => id === '2')).toHaveLength(2);
    expect(browser.asked).toHaveLength(6);
  });

  it('rejects only when every search failed', async () => {
    const browser = testBrowser();
    const search = browser.openTab();
    browser.broken.add('1').add('2');
    search.start(scope, [one, two], 'again');
    await expect(settled(search.follow(scope, () => undefined))).rejects.toThrow('nobody answers');
  });

  it('does not queue a company twice, in one tab or in two', async () => {
    const browser = testBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    here.start(scope, [one], 'first');
    here.start(scope, [one], 'first');
    there.start(scope, [one], 'first');
    await settled(
      Promise.all([
        here.follow(scope, () => undefined),
        there.follow(scope, () => undefined),
        here.follow(scope, () => undefined),
      ]),
    );
    expect(browser.asked).toEqual(['1']);
  });

  it('runs a first search only once, even after all its people were deleted', async () => {
    const browser = testBrowser();
    const search = browser.openTab();
    expect(search.neverSearched(scope, [one, two])).toEqual([one, two]);
    search.markFound(scope, [two]);
    search.start(scope, [one], 'first');
    await settled(search.follow(scope, () => undefined));
    browser.people.clear();
    expect(search.neverSearched(scope, [one, two])).toEqual([]);
    expect(browser.openTab().neverSearched(scope, [one, two])).toEqual([]);
    expect(search.neverSearched({ ...scope, companyId: '8' }, [one])).toEqual([one]);
  });

  it('sends no request when another tab was faster', async () => {
    const browser = testBrowser();
    const slow = browser.openTab();
    expect(slow.neverSearched(scope, [one])).toEqual([one]);
    const quick = browser.openTab();
    quick.start(scope, [one], 'first');
    await settled(quick.follow(scope, () => undefined));
    slow.start(scope, [one], 'first');
    const came: Prospect[] = [];
    await settled(slow.follow(scope, (people) => came.push(...people)));
    expect(browser.asked).toEqual(['1']);
    expect(came).toHaveLength(1);
  });

  it('polls for people after a reload before it searches again', async () => {
    const browser = testBrowser();
    browser.openTab().start(scope, [one], 'first');
    await vi.advanceTimersByTimeAsync(searchMs / 2);
    browser.crash();
    const search = browser.openTab();
    expect(search.neverSearched(scope, [one])).toEqual([one]);
    search.start(scope, [one], 'first');
    await settled(search.follow(scope, () => undefined));
    expect(browser.asked).toEqual(['1']);
    expect(browser.wait).toHaveBeenCalledTimes(1);
  });

  it('searches again when polling finds nobody', async () => {
    const browser = testBrowser();
    browser.broken.add('1');
    browser.openTab().start(scope, [one], 'first');
    await vi.advanceTimersByTimeAsync(searchMs / 2);
    browser.crash();
    const search = browser.openTab();
    search.start(scope, [one], 'first');
    await vi.advanceTimersByTimeAsync(searchMs);
    browser.broken.clear();
    await settled(search.follow(scope, () => undefined));
    expect(browser.wait).toHaveBeenCalledTimes(limits.pollRetries);
    expect(browser.asked).toEqual(['1', '1']);
    expect(browser.people.get('1')).toHaveLength(1);
  });

  it('stops queued searches, and starts them again when asked to', async () => {
    const browser = testBrowser();
    const search = browser.openTab();
    search.start(scope, companies(5), 'first');
    const end = search.follow(scope, () => undefined);
    await vi.advanceTimersByTimeAsync(searchMs / 2);
    expect(search.isUnderWay(scope)).toBe(true);
    search.stop(scope);
    expect(search.isUnderWay(scope)).toBe(false);
    await settled(end);
    expect(browser.asked).toEqual(['1', '2', '3']);
    expect([...search.searches(scope).values()]).toEqual([
      { status: 'stopped' },
      { status: 'stopped' },
    ]);
    expect(search.neverSearched(scope, companies(5))).toEqual([]);
    search.start(scope, companies(5), 'again');
    await settled(search.follow(scope, () => undefined));
    expect(browser.people.size).toBe(5);
  });

  it('stops in every tab, and does not start again after a reload', async () => {
    const browser = testBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    here.start(scope, companies(8), 'first');
    there.start(scope, companies(8), 'first');
    await vi.advanceTimersByTimeAsync(searchMs / 2);
    here.stop(scope);
    await vi.advanceTimersByTimeAsync(hourMs);
    expect(browser.asked).toEqual(['1', '2', '3']);
    const later = browser.openTab();
    expect(later.neverSearched(scope, companies(8))).toEqual([]);
    expect(later.searches(scope).get('4')).toEqual({ status: 'stopped' });
    later.start(scope, companies(8).slice(3), 'again');
    await vi.advanceTimersByTimeAsync(hourMs);
    expect([...browser.asked].sort().join('')).toBe('12345678');
    expect(browser.openTab().searches(scope).size).toBe(0);
  });

  it.each([
    ['did not search', []],
    ['searched as well', companies(8)],
    ['was opened later', null],
  ])(
    'is not stopped any more in any tab when another tab, which %s, has done it',
    async (_who, queued) => {
      const browser = testBrowser();
      const here = browser.openTab();
      const early = queued ? browser.openTab() : null;
      early?.start(scope, queued ?? [], 'first');
      here.start(scope, companies(8), 'first');
      await vi.advanceTimersByTimeAsync(searchMs / 2);
      here.stop(scope);
      await vi.advanceTimersByTimeAsync(hourMs);
      const there = early ?? browser.openTab();
      there.start(scope, companies(8).slice(3, 7), 'again');
      await vi.advanceTimersByTimeAsync(searchMs / 2);
      // Company 7 waits in the other tab. This one must not take it for one that was never searched.
      expect(here.neverSearched(scope, companies(8))).toEqual([]);
      await vi.advanceTimersByTimeAsync(hourMs);
      expect(browser.asked).toEqual(['1', '2', '3', '4', '5', '6', '7']);
      const left = [['8', { status: 'stopped' }]];
      for (const tab of [here, browser.openTab()]) expect([...tab.searches(scope)]).toEqual(left);
      here.start(scope, companies(8).slice(7), 'again');
      await vi.advanceTimersByTimeAsync(hourMs);
      for (const tab of [here, there, browser.openTab()]) expect(tab.searches(scope).size).toBe(0);
    },
  );

  it('searches two hundred companies with long ids with three requests at a time and no URL too long', async () => {
    const targets = Array.from({ length: 200 }, (_, index) => ({
      id: `0b6f8a52-4c1e-4f0a-9d43-${String(index).padStart(12, '0')}`,
      name: `Company ${index}`,
    }));
    const found = new Set<string>();
    let underWay = 0;
    let most = 0;
    const { api, sent } = createTestApi(async ({ method, query, body }) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 100));
      underWay -= 1;
      if (method === 'POST') {
        const { companies: asked } = body as { companies: { targetid: string }[] };
        for (const { targetid } of asked) found.add(targetid);
        return json({ success: true });
      }
      const ids = (query['targetid'] ?? '').split(',').filter((id) => found.has(id));
      const rows = ids.map((id) => ({ prospectid: `p${id}`, prospect_name: 'Ann', targetid: id }));
      return json({ success: true, data: rows });
    });
    const { openTab } = testBrowser(api.prospects);
    const search = openTab();
    const everybody = () =>
      api.prospects.list(
        scope.workspace,
        targets.map(({ id }) => id),
      );
    expect(await settled(everybody())).toEqual([]);
    search.start(scope, targets, 'first');
    await settled(search.follow(scope, () => undefined));
    expect(await settled(everybody())).toHaveLength(200);
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(200);
    expect(most).toBe(limits.requestsAtOnce);
    expect(Math.max(...sent.map(({ url }) => url.length))).toBeLessThan(limits.maxUrlLength);
  });
});
