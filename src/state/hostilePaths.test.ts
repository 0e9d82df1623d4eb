import { expect, it } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { entryPathFor, nextOf, safePath } from '#domain/pages/safePath.ts';
import { hostilePaths } from '#domain/testing/hostilePaths.ts';
import { createProgress } from './onboarding/progress.ts';
import { nextIn } from './session/createSession.ts';

const origin = 'http://demo.app.localhost:5173';

/** True for no path, and for one that stays here and is accepted again. */
const staysHere = (path: string | undefined): boolean =>
  path === undefined ||
  (new URL(path, origin).origin === origin &&
    !/^[/\\]{2}/.test(path) &&
    safePath(path, origin) === path);

/** The browser storage after such a path was stored. */
function storageWith(lastPath: string) {
  const storage = storageOf('ada');
  storage.write('onboardingLastPath', lastPath);
  return storage;
}

/** The inputs that can contain a path, each with a function that returns where it leads. */
const ways: Readonly<Record<string, (payload: string) => string | undefined>> = {
  'as ?next=': (path) => nextOf(`?next=${encodeURIComponent(path.toWellFormed())}`, origin),
  'as ?next=, not encoded': (path) => nextOf(`?next=${path}`, origin),
  'in the entry address': (path) => {
    const entry = entryPathFor(path.toWellFormed());
    expect(new URL(entry, origin).pathname).toBe('/');
    return nextOf(new URL(entry, origin).search, origin);
  },
  'as the stored path': (path) => createProgress(storageWith(path), origin).getSnapshot().lastPath,
  'from the sign-in': (path) => nextIn({ appState: { next: path } }, origin),
};

it.each(Object.entries(ways))('no hostile path leads away %s', (_way, lead) => {
  expect(hostilePaths.filter((path) => !staysHere(lead(path)))).toEqual([]);
});
