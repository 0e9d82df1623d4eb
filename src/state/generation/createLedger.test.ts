import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import { failureText } from '../failure.ts';
import { createLedger } from './createLedger.ts';
import { testTabs } from './testTabs.ts';

const scope = { workspace: 'acme', companyId: '7' };

function browser() {
  const tabs = testTabs();
  return {
    ...tabs,
    openTab: () => createLedger(tabs.dependencies),
    openLateTab: () => createLedger(tabs.lateDependencies()),
  };
}

const refused = () =>
  new ApiError({
    call: 'keywords.generate',
    kind: 'refused',
    messageKey: 'message.keywords.generate',
    cause: undefined,
  });

function deferredWork() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const work = vi.fn<() => Promise<void>>(
    () => new Promise<void>((resolve, reject) => (settle = { resolve: () => resolve(), reject })),
  );
  return { work, finish: () => settle?.resolve(), fail: (error: Error) => settle?.reject(error) };
}

describe('createLedger', () => {
  it('does not take over from a tab whose end has not arrived here yet', async () => {
    const chrome = browser();
    const { work, finish } = deferredWork();
    const first = chrome.openTab().run(scope, 'keywords', work);
    const second = chrome.openLateTab().run(scope, 'keywords', work);
    finish();
    await Promise.all([first, second]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('reports a successful run once, in the tab that ran it, and no failed run', async () => {
    const chrome = browser();
    const { work, finish } = deferredWork();
    const runs = [chrome.openTab(), chrome.openTab()].map((tab) => tab.run(scope, 'icps', work));
    expect(chrome.succeeded).toEqual([]);
    finish();
    await Promise.all(runs);
    expect(chrome.succeeded).toEqual(['icps']);
    const failing = chrome.openTab().run(scope, 'usps', () => Promise.reject(refused()));
    await expect(failing).rejects.toThrow('Failed to generate keywords');
    expect(chrome.succeeded).toEqual(['icps']);
  });

  it('joins a second call to the first', async () => {
    const ledger = browser().openTab();
    const { work, finish } = deferredWork();
    const first = ledger.run(scope, 'keywords', work);
    const second = ledger.run(scope, 'keywords', work);
    finish();
    await Promise.all([first, second]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('joins across tabs', async () => {
    const chrome = browser();
    const { work, finish } = deferredWork();
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

  it('returns the history of a kind, also after a reload during a run', async () => {
    const chrome = browser();
    const ledger = chrome.openTab();
    const { work, finish } = deferredWork();
    expect(ledger.historyOf(scope, 'keywords')).toBe('never');
    const run = ledger.run(scope, 'keywords', work);
    expect(ledger.historyOf(scope, 'keywords')).toBe('running');
    chrome.crash();
    expect(chrome.openTab().historyOf(scope, 'keywords')).toBe('interrupted');
    finish();
    await run;
    expect(chrome.openTab().historyOf(scope, 'keywords')).toBe('done');
  });

  it('lists running and failed kinds, and removes a failure after a successful retry', async () => {
    const ledger = browser().openTab();
    const { work, fail, finish } = deferredWork();
    const run = ledger.run(scope, 'keywords', work);
    expect(ledger.entries()).toMatchObject([{ kind: 'keywords', state: 'running' }]);
    fail(refused());
    await expect(run).rejects.toThrow('Failed to generate keywords');
    expect(ledger.entries()).toMatchObject([
      { kind: 'keywords', state: 'failed', message: 'Failed to generate keywords' },
    ]);
    expect(ledger.historyOf(scope, 'keywords')).toBe('failed');
    const again = ledger.run(scope, 'keywords', work);
    expect(ledger.entries()).toMatchObject([{ state: 'running' }]);
    finish();
    await again;
    expect(ledger.entries()).toEqual([]);
  });

  it('notifies listeners only of changes', async () => {
    const ledger = browser().openTab();
    const listener = vi.fn<() => void>();
    ledger.subscribe(listener);
    const before = ledger.entries();
    ledger.markGenerated(scope, 'usps');
    expect(ledger.entries()).toBe(before);
    await ledger.run(scope, 'keywords', async () => undefined);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('treats invalid stored values as no history', () => {
    const chrome = browser();
    chrome.stored.set('generation|acme|7|usps', 'rubbish');
    expect(chrome.openTab().historyOf(scope, 'usps')).toBe('never');
  });
});

describe('a kind that was generated once', () => {
  const generatedOnce = async () => {
    const chrome = browser();
    await chrome.openTab().run(scope, 'usps', async () => undefined);
    return chrome;
  };

  it('stays generated when a later run fails', async () => {
    const chrome = await generatedOnce();
    const ledger = chrome.openTab();
    await expect(ledger.run(scope, 'usps', () => Promise.reject(refused()))).rejects.toThrow(
      'Failed to generate keywords',
    );
    expect(ledger.historyOf(scope, 'usps')).toBe('done');
    expect(chrome.openTab().historyOf(scope, 'usps')).toBe('done');
  });

  it('stays generated when the tab of a later run is closed during it', async () => {
    const chrome = await generatedOnce();
    void chrome.openTab().run(scope, 'usps', () => new Promise(() => undefined));
    chrome.crash();
    expect(chrome.openTab().historyOf(scope, 'usps')).toBe('done');
  });
});

describe('two tabs', () => {
  it('shows a run of another tab until it ends', async () => {
    const chrome = browser();
    const [one, other] = [chrome.openTab(), chrome.openTab()];
    const listener = vi.fn<() => void>();
    other.subscribe(listener);
    const { work, finish } = deferredWork();
    const run = one.run(scope, 'usps', work);
    await vi.waitFor(() =>
      expect(other.entries()).toMatchObject([{ kind: 'usps', state: 'running' }]),
    );
    expect(other.historyOf(scope, 'usps')).toBe('running');
    finish();
    await run;
    await vi.waitFor(() => expect(other.entries()).toEqual([]));
    expect(other.historyOf(scope, 'usps')).toBe('done');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('shows a run that started before the tab was opened', async () => {
    const chrome = browser();
    void chrome.openTab().run(scope, 'usps', () => new Promise(() => undefined));
    const later = chrome.openTab();
    later.subscribe(() => undefined);
    await vi.waitFor(() => expect(later.entries()).toMatchObject([{ state: 'running' }]));
  });

  it('does not show a run whose tab is closed', async () => {
    const chrome = browser();
    void chrome.openTab().run(scope, 'usps', () => new Promise(() => undefined));
    chrome.crash();
    const later = chrome.openTab();
    const listener = vi.fn<() => void>();
    later.subscribe(listener);
    await chrome.dependencies.isHeld('any');
    expect(listener).not.toHaveBeenCalled();
    expect(later.historyOf(scope, 'usps')).toBe('interrupted');
  });

  it('gives joined callers the message of the tab that failed', async () => {
    const chrome = browser();
    const { work, fail } = deferredWork();
    const first = chrome.openTab().run(scope, 'keywords', work);
    const other = chrome.openTab();
    const second = other.run(scope, 'keywords', work).catch(failureText);
    fail(refused());
    await expect(first).rejects.toThrow('Failed to generate keywords');
    await expect(second).resolves.toBe('Failed to generate keywords');
    expect(other.entries()).toMatchObject([{ message: 'Failed to generate keywords' }]);
  });

  it('gives joined callers the message, also when the tab that failed dismisses it at once', async () => {
    const chrome = browser();
    const { work, fail } = deferredWork();
    const one = chrome.openTab();
    const first = one.run(scope, 'keywords', work).catch(() => one.dismiss(scope, 'keywords'));
    const other = chrome.openTab();
    const second = other.run(scope, 'keywords', work).catch(failureText);
    fail(refused());
    await first;
    await expect(second).resolves.toBe('Failed to generate keywords');
    expect(other.entries()).toEqual([]);
  });

  it('shows a failure after a reload until it is dismissed in one tab', async () => {
    const chrome = browser();
    await chrome
      .openTab()
      .run(scope, 'all', () => Promise.reject(refused()))
      .catch(() => undefined);
    const [one, other] = [chrome.openTab(), chrome.openTab()];
    for (const tab of [one, other]) tab.subscribe(() => undefined);
    expect(one.entries()).toMatchObject([{ kind: 'all', state: 'failed' }]);
    other.dismiss(scope, 'all');
    expect(one.entries()).toEqual([]);
    expect(one.historyOf(scope, 'all')).toBe('failed');
  });

  it('does not join a lock holder that does not run the generation', async () => {
    const chrome = browser();
    await chrome.openTab().run(scope, 'keywords', async () => undefined);
    let letGo: () => void = () => undefined;
    const looked = chrome.dependencies.exclusively(
      'generation|acme|7|keywords',
      () => new Promise((resolve) => (letGo = resolve)),
    );
    const work = vi.fn<() => Promise<void>>(async () => undefined);
    const run = chrome.openTab().run(scope, 'keywords', work);
    letGo();
    await Promise.all([looked, run]);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
