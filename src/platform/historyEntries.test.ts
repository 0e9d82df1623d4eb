import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeHistory } from './testing/fakeHistory.ts';
import { createHistoryEntries } from './historyEntries.ts';

const origin = 'http://acme.app.localhost:5173';

/** A page of this tab with somebody signed in to it, and the router's way to write an entry. */
function sit(tab: ReturnType<typeof fakeHistory>, isBackForward = false) {
  const page = tab.load();
  const entries = createHistoryEntries(page, isBackForward);
  let count = 0;
  return {
    entries,
    push: (path: string, usr: unknown = null) =>
      page.history.pushState({ usr, key: `k${(count += 1)}`, idx: count }, '', path),
    replace: (path: string, usr: unknown = null) =>
      page.history.replaceState({ usr, key: `k${(count += 1)}`, idx: count }, '', path),
  };
}

function openEntry(tab: ReturnType<typeof fakeHistory>) {
  const { state, url } = tab.open();
  return { path: url.pathname + url.search, usr: (Object(state) as { usr?: unknown }).usr ?? null };
}

describe('createHistoryEntries', () => {
  it('keeps search and router state for the same person, also after a new sign-in', () => {
    const tab = fakeHistory('/users', origin);
    const first = sit(tab);
    first.entries.claim('ada', undefined);
    first.push('/prospects?q=mine');
    first.push('/email-variations', { prospects: [1] });
    tab.visit('/?code=c&state=s');
    sit(tab).entries.claim('ada', 'ada');
    tab.go(-1, false);
    expect(sit(tab, true).entries.claim('ada', 'ada')).toBe(false);
    expect(openEntry(tab)).toEqual({ path: '/email-variations', usr: { prospects: [1] } });
    tab.go(-1);
    expect(openEntry(tab)).toEqual({ path: '/prospects?q=mine', usr: null });
  });

  it('clears an entry without an author when Back leads to it and somebody was signed in before', () => {
    const tab = fakeHistory('/users?q=secret', origin);
    expect(sit(tab, true).entries.author('ben')).toBe('');
    expect(sit(tab, true).entries.claim('ben', 'ben')).toBe(true);
    expect(openEntry(tab).path).toBe('/users');
  });

  it('keeps the search of a newly opened address, and of a tab in which nobody has signed in', () => {
    const opened = fakeHistory('/users?q=linked', origin);
    expect(sit(opened).entries.claim('ben', 'ben')).toBe(false);
    expect(openEntry(opened).path).toBe('/users?q=linked');
    const fresh = fakeHistory('/users?q=linked', origin);
    expect(sit(fresh, true).entries.claim('ben', undefined)).toBe(false);
  });

  it('keeps the search when a link leads to a part of the page', () => {
    const tab = fakeHistory('/users?q=mine', origin);
    sit(tab).entries.claim('ada', undefined);
    const page = tab.load();
    createHistoryEntries(page, false).claim('ada', 'ada');
    tab.visit('/users?q=mine#main');
    tab.go(0);
    expect(openEntry(tab).path).toBe('/users?q=mine');
    expect(tab.open().state).toEqual({ author: 'ada' });
  });

  it('keeps the author of an entry that is rewritten while nobody is signed in', () => {
    const tab = fakeHistory('/users?q=secret', origin);
    sit(tab).entries.claim('ada', undefined);
    const guest = sit(tab);
    guest.replace('/?next=%2Fusers%3Fq%3Dsecret');
    expect(guest.entries.author('ben')).toBe('ada');
  });

  it('never shows a person the search or router state of another, in any order of steps', () => {
    const person = fc.constantFrom('ada', 'ben');
    const step = fc.oneof(
      fc.record({ what: fc.constantFrom('push', 'replace' as const), hasState: fc.boolean() }),
      fc.record({
        what: fc.constant('go' as const),
        steps: fc.integer({ min: -3, max: 3 }),
        isLoaded: fc.boolean(),
      }),
      fc.record({ what: fc.constant('signIn' as const), who: person }),
      fc.record({ what: fc.constant('reload' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const tab = fakeHistory('/users', origin);
        let at = 0;
        let who = 'ada';
        let page = sit(tab);
        page.entries.claim(who, undefined);
        for (const [index, next] of steps.entries()) {
          if (next.what === 'push' || next.what === 'replace') {
            page[next.what](`/users?q=${who}${index}`, next.hasState ? { of: who } : null);
            if (next.what === 'push') at += 1;
          }
          if (next.what === 'go') {
            const to = Math.min(Math.max(at + next.steps, 0), tab.count() - 1);
            tab.go(to - at, !next.isLoaded);
            at = to;
            if (next.isLoaded) {
              page = sit(tab, true);
              page.entries.claim(who, who);
            }
          }
          if (next.what === 'signIn') {
            tab.visit('/?code=c&state=s');
            at += 1;
            page = sit(tab);
            page.entries.claim(next.who, who);
            who = next.who;
          }
          if (next.what === 'reload') {
            page = sit(tab);
            page.entries.claim(who, who);
          }
          const other = who === 'ada' ? 'ben' : 'ada';
          expect(JSON.stringify(openEntry(tab))).not.toContain(other);
        }
      }),
      { numRuns: 500 },
    );
  });
});
