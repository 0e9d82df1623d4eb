import { describe, expect, it, vi } from 'vitest';
import { createLedger, type LedgerEdge } from './ledger.ts';

const scope = { workspace: 'acme', companyId: '7' };

/** One browser: storage and locks shared by all the tabs that are opened in it. */
function browser() {
  const stored = new Map<string, unknown>();
  const held = new Map<string, Promise<unknown>>();
  let clock = 1000;
  const edge: LedgerEdge = {
    now: () => (clock += 1),
    read: (key) => stored.get(key),
    write: (key, value) => void stored.set(key, value),
    catchUp: async () => undefined,
    async exclusively(name, work) {
      const holder = held.get(name);
      if (holder) {
        await holder.catch(() => undefined);
        return 'elsewhere';
      }
      const mine = work();
      held.set(name, mine);
      try {
        await mine;
        return 'here';
      } finally {
        held.delete(name);
      }
    },
  };
  return {
    openTab: () => createLedger(edge),
    /** A tab to which what others keep comes only with time. */
    openLateTab: () => {
      const known = new Map(stored);
      return createLedger({
        ...edge,
        read: (key) => known.get(key),
        write: (key, value) => {
          stored.set(key, value);
          known.set(key, value);
        },
        catchUp: async () => {
          for (const [key, value] of stored) known.set(key, value);
        },
      });
    },
    /** The holder's tab is gone: its locks are free, its last words remain. */
    crash: () => held.clear(),
  };
}

function heldWork() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const work = vi.fn<() => Promise<void>>(
    () => new Promise<void>((resolve, reject) => (settle = { resolve: () => resolve(), reject })),
  );
  return { work, finish: () => settle?.resolve(), fail: (error: Error) => settle?.reject(error) };
}

describe('the generation ledger', () => {
  it('does not take over from a tab whose end it has not heard of yet', async () => {
    const chrome = browser();
    const { work, finish } = heldWork();
    const first = chrome.openTab().run(scope, 'keywords', work);
    const second = chrome.openLateTab().run(scope, 'keywords', work);
    finish();
    await Promise.all([first, second]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('joins a second call to the first', async () => {
    const ledger = browser().openTab();
    const { work, finish } = heldWork();
    const first = ledger.run(scope, 'keywords', work);
    const second = ledger.run(scope, 'keywords', work);
    finish();
    await Promise.all([first, second]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('joins across tabs', async () => {
    const chrome = browser();
    const { work, finish } = heldWork();
    const other = vi.fn<() => Promise<void>>(async () => undefined);
    const first = chrome.openTab().run(scope, 'keywords', work);
    const second = chrome.openTab().run(scope, 'keywords', other);
    finish();
    await Promise.all([first, second]);
    expect(work).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('keeps kinds, companies and workspaces apart', async () => {
    const ledger = browser().openTab();
    const work = vi.fn<() => Promise<void>>(async () => undefined);
    await Promise.all([
      ledger.run(scope, 'keywords', work),
      ledger.run(scope, 'icps', work),
      ledger.run({ ...scope, companyId: '8' }, 'keywords', work),
      ledger.run({ ...scope, workspace: 'other' }, 'keywords', work),
    ]);
    expect(work).toHaveBeenCalledTimes(4);
  });

  it('says what became of a kind, also after a reload in the middle', async () => {
    const chrome = browser();
    const ledger = chrome.openTab();
    const { work, finish } = heldWork();
    expect(ledger.historyOf(scope, 'keywords')).toBe('never');
    const run = ledger.run(scope, 'keywords', work);
    expect(ledger.historyOf(scope, 'keywords')).toBe('running');
    chrome.crash();
    expect(chrome.openTab().historyOf(scope, 'keywords')).toBe('interrupted');
    finish();
    await run;
    expect(chrome.openTab().historyOf(scope, 'keywords')).toBe('done');
  });

  it('shows what runs and what failed, and a retry ends well', async () => {
    const ledger = browser().openTab();
    const heard = vi.fn<() => void>();
    ledger.subscribe(heard);
    const { work, fail, finish } = heldWork();
    const run = ledger.run(scope, 'keywords', work);
    expect(ledger.entries()).toMatchObject([{ kind: 'keywords', state: 'running' }]);
    fail(new Error('503'));
    await expect(run).rejects.toThrow('503');
    expect(ledger.entries()).toMatchObject([{ kind: 'keywords', state: 'failed' }]);
    expect(ledger.historyOf(scope, 'keywords')).toBe('failed');
    ledger.entries()[0]?.retry();
    expect(ledger.entries()).toMatchObject([{ state: 'running' }]);
    finish();
    await vi.waitFor(() => expect(ledger.entries()).toEqual([]));
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it('counts stored words that make no sense as never', () => {
    const ledger = createLedger({
      now: () => 0,
      read: () => 'rubbish',
      write: () => undefined,
      exclusively: async () => 'here',
      catchUp: async () => undefined,
    });
    expect(ledger.historyOf(scope, 'usps')).toBe('never');
  });
});
