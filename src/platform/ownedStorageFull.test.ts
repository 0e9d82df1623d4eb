import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownedKeys, type OwnedKey } from '#domain/session/localKeys.ts';
import { createOwnedStorage, type OwnedStorage } from './ownedStorage.ts';
import { browserStore } from './textStore.ts';

/** A browser's storage that may refuse any change; it remembers whether it has refused one. */
function unwillingBrowser() {
  const kept = new Map<string, string>();
  let refusals: readonly boolean[] = [];
  let hasRefused = false;
  const change = (work: () => void) => {
    const [isRefused = false, ...later] = refusals;
    refusals = later;
    hasRefused ||= isRefused;
    if (isRefused) throw new DOMException('No room.', 'QuotaExceededError');
    work();
  };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => change(() => void kept.set(key, value)),
    removeItem: (key: string) => change(() => void kept.delete(key)),
    key: () => null,
    length: 0,
  };
  return {
    kept,
    /** A page that has just been loaded. */
    load: () =>
      createOwnedStorage(
        browserStore(() => storage),
        () => () => undefined,
      ),
    /** Does something while these changes are refused, and says whether one was. */
    refusing(next: readonly boolean[], work: () => void): boolean {
      refusals = next;
      hasRefused = false;
      work();
      refusals = [];
      return hasRefused;
    },
  };
}

const owners = ['ada|acme', 'bob|acme'] as const;
const keys = ownedKeys.slice(0, 3);

const refusals = fc.array(fc.boolean(), { maxLength: 8 });
const step = fc.record({
  what: fc.constantFrom('claim', 'write', 'remove', 'release', 'load' as const),
  owner: fc.constantFrom(...owners),
  key: fc.constantFrom(...keys),
  refusals,
});

describe('createOwnedStorage when the browser refuses any change', () => {
  it('loses no stored value and shows none to another person', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const browser = unwillingBrowser();
        // What each owner may find: the last value, or one of several where the browser refused it at first.
        const mayFind = new Map<string, readonly (string | undefined)[]>();
        const placeOf = (owner: string, key: OwnedKey) => `${owner} ${key}`;
        const found = (owner: string, key: OwnedKey) => mayFind.get(placeOf(owner, key)) ?? [];
        let page: OwnedStorage = browser.load();
        let here: string | undefined;
        const note = (owner: string, key: OwnedKey, value: string | undefined, isSure: boolean) => {
          const former = found(owner, key);
          const others = former.length === 0 ? [undefined] : former;
          mayFind.set(placeOf(owner, key), isSure ? [value] : [...others, value]);
        };
        for (const [index, { what, owner, key, refusals: next }] of steps.entries()) {
          const isSure = !browser.refusing(next, () => {
            if (what === 'claim') page.claim((here = owner));
            if (what === 'release') page.release();
            if (what === 'load') page = browser.load();
            if (what === 'write') page.write(key, `${here} ${index}`);
            if (what === 'remove') page.remove(key);
          });
          if (here !== undefined && what === 'write') note(here, key, `${here} ${index}`, isSure);
          if (here !== undefined && what === 'remove') note(here, key, undefined, isSure);
          if (what === 'release' || what === 'load') here = undefined;
          for (const each of keys) {
            const shown = page.read(each) ?? `${here} nothing`;
            expect(shown.startsWith(`${here} `)).toBe(true);
          }
        }
        for (const owner of owners) {
          const later = browser.load();
          later.claim(owner);
          for (const key of keys) {
            const allowed = found(owner, key);
            expect(allowed.length === 0 ? [undefined] : allowed).toContain(later.read(key));
          }
          later.release();
        }
      }),
      { numRuns: 1000 },
    );
  });
});
