import { describe, expect, it, vi } from 'vitest';
import { createNotices, type Notice } from '../notices.ts';
import type { Wait } from '../poll.ts';
import { firstKinds, type GenerationKind } from '#domain/work/generation.ts';
import { createFirstInsights, type CompanyGenerations } from './firstInsights.ts';
import { createLedger } from './ledger.ts';
import { testTabs } from './testTabs.ts';

const scope = { workspace: 'acme', companyId: '7' };

/** A server and a browser: tabs come and go, what was made and what was noted stays. */
function house() {
  const rows = new Map<GenerationKind, number>();
  const tabs = testTabs();
  const generated: GenerationKind[] = [];
  const broken = new Set<GenerationKind>();
  const stuck = new Map<GenerationKind, () => void>();
  const toHold = new Set<GenerationKind>();

  const make = async (kind: GenerationKind) => {
    generated.push(kind);
    if (toHold.has(kind)) await new Promise<void>((resolve) => stuck.set(kind, resolve));
    if (broken.has(kind)) throw new Error(`no ${kind}`);
    rows.set(kind, 3);
  };
  const callsOf = (kind: GenerationKind) => ({
    list: async () => Array.from({ length: rows.get(kind) ?? 0 }),
    generate: () => make(kind),
  });
  const company: CompanyGenerations = { scope, callsOf };
  /** Each wait of the fake clock may let the server finish something. */
  const wait = vi.fn<Wait>(async () => undefined);
  const openTab = () => {
    const ledger = createLedger(tabs.edge);
    const notices = createNotices();
    const said: Notice[] = [];
    notices.subscribe((notice) => said.push(notice));
    return { ledger, said, insights: createFirstInsights({ ledger, notices, wait }) };
  };
  return {
    company,
    generated,
    broken,
    wait,
    openTab,
    rows,
    hold: (kind: GenerationKind) => toHold.add(kind),
    letGo: (kind: GenerationKind) => stuck.get(kind)?.(),
    /** The tabs are gone in the middle: their locks are free, their last words remain. */
    reload: tabs.crash,
  };
}

const isSettled = (tab: ReturnType<ReturnType<typeof house>['openTab']>) =>
  vi.waitFor(() => expect(tab.ledger.historyOf(scope, 'all')).toBe('done'));

describe('the first generation of everything', () => {
  it('runs every kind once and in order', async () => {
    const { company, generated, openTab } = house();
    const tab = openTab();
    tab.insights.seen(company, false);
    await isSettled(tab);
    expect(generated).toEqual([...firstKinds]);
    expect(tab.said).toEqual([]);
  });

  it('joins what saving the business has begun, however often the page asks', async () => {
    const { company, generated, openTab } = house();
    const tab = openTab();
    void tab.insights.startUsps(company);
    void tab.insights.startUsps(company);
    tab.insights.seen(company, false);
    tab.insights.seen(company, false);
    void tab.insights.start(company);
    await isSettled(tab);
    expect(generated).toEqual([...firstKinds]);
  });

  it('runs once for two tabs', async () => {
    const { company, generated, openTab } = house();
    const [one, other] = [openTab(), openTab()];
    one.insights.seen(company, false);
    other.insights.seen(company, false);
    await Promise.all([isSettled(one), isSettled(other)]);
    expect(generated).toEqual([...firstKinds]);
  });

  it.each(firstKinds)('goes on at %s when it failed there', async (kind) => {
    const { company, generated, broken, openTab } = house();
    const tab = openTab();
    broken.add(kind);
    await tab.insights.start(company);
    expect(tab.ledger.historyOf(scope, 'all')).toBe('failed');
    const step = firstKinds.indexOf(kind);
    expect(generated).toEqual(firstKinds.slice(0, step + 1));
    // The USP page says so itself; any later step fails with the helper's own words.
    expect(tab.said.map(({ text }) => text)).toEqual(
      kind === 'usps' ? [] : ['Failed to generate all data'],
    );
    broken.clear();
    generated.length = 0;
    const retry = tab.said[0]?.action?.run ?? (() => void tab.insights.start(company));
    retry();
    await isSettled(tab);
    expect(generated).toEqual(firstKinds.slice(step));
    expect(tab.ledger.entries()).toEqual([]);
  });

  it('waits for a run that a reload broke off rather than generating again', async () => {
    const { company, generated, hold, letGo, reload, rows, wait, openTab } = house();
    hold('icps');
    openTab().insights.seen(company, false);
    await vi.waitFor(() => expect(generated).toEqual(['usps', 'icps']));
    reload();
    wait.mockImplementation(async () => {
      if (wait.mock.calls.length === 3) rows.set('icps', 4);
    });
    const tab = openTab();
    const attempts = new Set<number>();
    tab.ledger.subscribe(() => {
      for (const entry of tab.ledger.entries())
        if (entry.kind === 'icps' && entry.state === 'running' && entry.attempt !== undefined)
          attempts.add(entry.attempt);
    });
    tab.insights.resume(company);
    await isSettled(tab);
    expect(generated.filter((kind) => kind === 'icps')).toHaveLength(1);
    expect(wait).toHaveBeenCalledTimes(3);
    expect([...attempts]).toEqual([1, 2, 3]);
    expect(wait.mock.calls[0]?.[0]).toBe(2000);
    expect(rows.get('contentIdeas')).toBe(3);
    letGo('icps');
  });

  it('generates anew when nothing came of the run that broke off', async () => {
    const { company, generated, hold, reload, rows, wait, openTab } = house();
    hold('usps');
    void openTab().insights.startUsps(company);
    await vi.waitFor(() => expect(generated).toEqual(['usps']));
    reload();
    const tab = openTab();
    tab.insights.seen(company, false);
    await vi.waitFor(() => expect(generated).toEqual(['usps', 'usps']));
    expect(wait).toHaveBeenCalledTimes(10);
    expect(rows.size).toBe(0);
  });

  it('is not begun again because everything was deleted', async () => {
    const { company, generated, rows, reload, openTab } = house();
    const tab = openTab();
    tab.insights.seen(company, false);
    await isSettled(tab);
    generated.length = 0;
    rows.clear();
    tab.insights.seen(company, false);
    reload();
    const later = openTab();
    later.insights.resume(company);
    later.insights.seen(company, false);
    await later.insights.startUsps(company);
    expect(generated).toEqual([]);
  });

  it('leaves alone what was made in another browser, also when it is deleted', async () => {
    const { company, generated, rows, openTab } = house();
    rows.set('usps', 5);
    const tab = openTab();
    tab.insights.seen(company, true);
    rows.clear();
    tab.insights.seen(company, false);
    expect(tab.ledger.historyOf(scope, 'all')).toBe('done');
    expect(generated).toEqual([]);
  });

  it('takes over from a tab that was closed in the middle', async () => {
    const { company, generated, hold, reload, rows, openTab } = house();
    hold('usps');
    openTab().insights.seen(company, false);
    await vi.waitFor(() => expect(generated).toEqual(['usps']));
    rows.set('usps', 2);
    reload();
    const other = openTab();
    other.insights.resume(company);
    await isSettled(other);
    expect(generated).toEqual([...firstKinds]);
  });

  it('does not begin anew at the next load when it failed, and goes on when asked', async () => {
    const { company, generated, broken, openTab, reload } = house();
    broken.add('icps');
    await openTab().insights.start(company);
    reload();
    generated.length = 0;
    broken.clear();
    const later = openTab();
    later.insights.resume(company);
    later.insights.seen(company, true);
    expect(later.ledger.historyOf(scope, 'all')).toBe('failed');
    await later.insights.start(company);
    expect(generated).toEqual(firstKinds.slice(1));
  });

  it('leaves out a list that was emptied by hand, also after Generate More failed on it', async () => {
    const { company, generated, broken, rows, openTab, reload } = house();
    broken.add('icps');
    const tab = openTab();
    await tab.insights.start(company);
    rows.delete('usps');
    broken.add('usps');
    const { generate } = company.callsOf('usps');
    await expect(tab.ledger.run(scope, 'usps', generate)).rejects.toThrow('no usps');
    reload();
    broken.clear();
    generated.length = 0;
    await openTab().insights.start(company);
    expect(generated).toEqual(firstKinds.slice(1));
  });
});
