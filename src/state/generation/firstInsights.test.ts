import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import { createNotices, type Notice } from '../notices.ts';
import type { Wait } from '../poll.ts';
import { firstKinds, type GenerationKind } from '#domain/work/generation.ts';
import { createFirstInsights, type CompanyGenerations } from './firstInsights.ts';
import { createLedger } from './createLedger.ts';
import { testTabs } from './testTabs.ts';

const scope = { workspace: 'acme', companyId: '7' };

/** A server and a browser whose tabs can be closed; generated rows and stored records remain. */
function setUp() {
  const rows = new Map<GenerationKind, number>();
  const tabs = testTabs();
  const generated: GenerationKind[] = [];
  const failing = new Set<GenerationKind>();
  const pending = new Map<GenerationKind, () => void>();
  const held = new Set<GenerationKind>();

  const make = async (kind: GenerationKind) => {
    generated.push(kind);
    if (held.has(kind)) await new Promise<void>((resolve) => pending.set(kind, resolve));
    if (failing.has(kind)) throw new Error(`no ${kind}`);
    rows.set(kind, 3);
  };
  const callsOf = (kind: GenerationKind) => ({
    list: async () => Array.from({ length: rows.get(kind) ?? 0 }),
    generate: () => make(kind),
  });
  const company: CompanyGenerations = { scope, callsOf };
  /** A fake clock; a test can let the server finish work during a wait. */
  const wait = vi.fn<Wait>(async () => undefined);
  const openTab = () => {
    const ledger = createLedger(tabs.dependencies);
    const notices = createNotices();
    const shown: Notice[] = [];
    notices.subscribe((notice) => shown.push(notice));
    return { ledger, shown, insights: createFirstInsights({ ledger, notices, wait }) };
  };
  return {
    company,
    generated,
    failing,
    wait,
    openTab,
    rows,
    hold: (kind: GenerationKind) => held.add(kind),
    release: (kind: GenerationKind) => pending.get(kind)?.(),
    /** Closes all tabs during their work. Their locks are released; the stored records remain. */
    reload: tabs.crash,
  };
}

const isSettled = (tab: ReturnType<ReturnType<typeof setUp>['openTab']>) =>
  vi.waitFor(() => expect(tab.ledger.historyOf(scope, 'all')).toBe('done'));

describe('the first generation of everything', () => {
  it('runs every kind once and in order', async () => {
    const { company, generated, openTab } = setUp();
    const tab = openTab();
    tab.insights.uspsLoaded(company, false);
    await isSettled(tab);
    expect(generated).toEqual([...firstKinds]);
    expect(tab.shown).toEqual([]);
  });

  it('joins the run that saving the business has started, however often the page asks', async () => {
    const { company, generated, openTab } = setUp();
    const tab = openTab();
    void tab.insights.startUsps(company);
    void tab.insights.startUsps(company);
    tab.insights.uspsLoaded(company, false);
    tab.insights.uspsLoaded(company, false);
    void tab.insights.start(company);
    await isSettled(tab);
    expect(generated).toEqual([...firstKinds]);
  });

  it('runs once for two tabs', async () => {
    const { company, generated, openTab } = setUp();
    const [one, other] = [openTab(), openTab()];
    one.insights.uspsLoaded(company, false);
    other.insights.uspsLoaded(company, false);
    await Promise.all([isSettled(one), isSettled(other)]);
    expect(generated).toEqual([...firstKinds]);
  });

  it.each(firstKinds)('continues at %s after it failed there', async (kind) => {
    const { company, generated, failing, openTab } = setUp();
    const tab = openTab();
    failing.add(kind);
    await tab.insights.start(company);
    expect(tab.ledger.historyOf(scope, 'all')).toBe('failed');
    const step = firstKinds.indexOf(kind);
    expect(generated).toEqual(firstKinds.slice(0, step + 1));
    // The USP page shows its own message; a later step fails with the message of the sequence.
    expect(tab.shown.map(({ text }) => text)).toEqual(
      kind === 'usps' ? [] : ['Failed to generate all data'],
    );
    failing.clear();
    generated.length = 0;
    const retry = tab.shown[0]?.action?.run ?? (() => void tab.insights.start(company));
    retry();
    await isSettled(tab);
    expect(generated).toEqual(firstKinds.slice(step));
    expect(tab.ledger.entries()).toEqual([]);
  });

  it("shows the server's reason for a failed step in the header and in the message", async () => {
    const { company, openTab } = setUp();
    const tab = openTab();
    const shown = 'The model took too long. Try again.';
    const error = new ApiError({
      call: 'icps.generate',
      kind: 'refused',
      messageKey: 'message.icps.generate',
      shown,
      cause: null,
    });
    const callsOf = (kind: GenerationKind) => ({
      ...company.callsOf(kind),
      ...(kind === 'icps' && { generate: () => Promise.reject(error) }),
    });
    await tab.insights.start({ ...company, callsOf });
    const message = `Failed to generate all data. ${shown}`;
    expect(tab.shown.map(({ text }) => text)).toEqual([message]);
    expect(tab.ledger.entries()).toMatchObject([
      { kind: 'all', message },
      { kind: 'icps', message: shown },
    ]);
  });

  it('polls for the rows of a run that a reload interrupted instead of generating again', async () => {
    const { company, generated, hold, release, reload, rows, wait, openTab } = setUp();
    hold('icps');
    openTab().insights.uspsLoaded(company, false);
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
    release('icps');
  });

  it.each(['usps', 'icps'] as const)(
    'generates %s again after an interrupted run without rows only on Retry',
    async (kind) => {
      const { company, generated, hold, reload, wait, openTab } = setUp();
      hold(kind);
      openTab().insights.uspsLoaded(company, false);
      const step = firstKinds.indexOf(kind);
      const before = firstKinds.slice(0, step + 1);
      await vi.waitFor(() => expect(generated).toEqual(before));
      reload();
      const tab = openTab();
      tab.insights.resume(company);
      await vi.waitFor(() => expect(tab.ledger.historyOf(scope, 'all')).toBe('failed'));
      expect(wait).toHaveBeenCalledTimes(10);
      expect(generated).toEqual(before);
      const reason = 'This was interrupted when the page was closed or reloaded.';
      expect(tab.ledger.entries()).toContainEqual(
        expect.objectContaining({ kind, message: reason }),
      );
      // The USP page shows its own message.
      expect(tab.shown.map(({ text }) => text)).toEqual(
        kind === 'usps' ? [] : [`Failed to generate all data. ${reason}`],
      );
      void tab.insights.start(company);
      await vi.waitFor(() => expect(generated).toEqual([...before, kind]));
    },
  );

  it('generates again after an interrupted run without rows when the business is saved again', async () => {
    const { company, generated, hold, reload, wait, openTab } = setUp();
    hold('usps');
    void openTab().insights.startUsps(company);
    await vi.waitFor(() => expect(generated).toEqual(['usps']));
    reload();
    void openTab().insights.startUsps(company);
    await vi.waitFor(() => expect(generated).toEqual(['usps', 'usps']));
    expect(wait).toHaveBeenCalledTimes(10);
  });

  it('generates at once when the page was closed before the request was sent', async () => {
    const { company, generated, reload, wait, openTab } = setUp();
    const list = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
    const callsOf = (kind: GenerationKind) => ({ ...company.callsOf(kind), list });
    openTab().insights.uspsLoaded({ ...company, callsOf }, false);
    await vi.waitFor(() => expect(list).toHaveBeenCalled());
    reload();
    const tab = openTab();
    tab.insights.resume(company);
    await isSettled(tab);
    expect(generated).toEqual([...firstKinds]);
    expect(wait).not.toHaveBeenCalled();
  });

  it('does not start again after everything was deleted', async () => {
    const { company, generated, rows, reload, openTab } = setUp();
    const tab = openTab();
    tab.insights.uspsLoaded(company, false);
    await isSettled(tab);
    generated.length = 0;
    rows.clear();
    tab.insights.uspsLoaded(company, false);
    reload();
    const later = openTab();
    later.insights.resume(company);
    later.insights.uspsLoaded(company, false);
    await later.insights.startUsps(company);
    expect(generated).toEqual([]);
  });

  it('generates nothing when another browser has generated, even after a deletion', async () => {
    const { company, generated, rows, openTab } = setUp();
    rows.set('usps', 5);
    const tab = openTab();
    tab.insights.uspsLoaded(company, true);
    rows.clear();
    tab.insights.uspsLoaded(company, false);
    expect(tab.ledger.historyOf(scope, 'all')).toBe('done');
    expect(generated).toEqual([]);
  });

  it('takes over from a tab that was closed before the end', async () => {
    const { company, generated, hold, reload, rows, openTab } = setUp();
    hold('usps');
    openTab().insights.uspsLoaded(company, false);
    await vi.waitFor(() => expect(generated).toEqual(['usps']));
    rows.set('usps', 2);
    reload();
    const other = openTab();
    other.insights.resume(company);
    await isSettled(other);
    expect(generated).toEqual([...firstKinds]);
  });

  it('does not restart by itself after a failure, and continues on Retry', async () => {
    const { company, generated, failing, openTab, reload } = setUp();
    failing.add('icps');
    await openTab().insights.start(company);
    reload();
    generated.length = 0;
    failing.clear();
    const later = openTab();
    later.insights.resume(company);
    later.insights.uspsLoaded(company, true);
    expect(later.ledger.historyOf(scope, 'all')).toBe('failed');
    await later.insights.start(company);
    expect(generated).toEqual(firstKinds.slice(1));
  });

  it('skips a list that was emptied by hand, even after Generate More failed on it', async () => {
    const { company, generated, failing, rows, openTab, reload } = setUp();
    failing.add('icps');
    const tab = openTab();
    await tab.insights.start(company);
    rows.delete('usps');
    failing.add('usps');
    const { generate } = company.callsOf('usps');
    await expect(tab.ledger.run(scope, 'usps', generate)).rejects.toThrow('no usps');
    reload();
    failing.clear();
    generated.length = 0;
    await openTab().insights.start(company);
    expect(generated).toEqual(firstKinds.slice(1));
  });
});
