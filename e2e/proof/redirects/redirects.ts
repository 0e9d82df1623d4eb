import { entryPathFor, nextOf, safePath } from '#domain/pages/safePath.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createProgress } from '#state/onboarding/progress.ts';
import { nextIn } from '#state/session/createSession.ts';
import { payloads } from './payloads.ts';
import { caseOf, type Proof } from '../proof.ts';

const origin = 'http://demo.app.localhost:5173';

function expectHere(path: string | undefined): void {
  if (path === undefined) return;
  const url = new URL(path, origin);
  if (url.origin !== origin) throw new Error(`${path} leads to ${url.origin}`);
  if (/^[/\\]{2}/.test(path)) throw new Error(`${path} is no path`);
  if (safePath(path, origin) !== path) throw new Error(`${path} is not accepted again`);
}

/** The browser storage after such a payload was stored. */
function storageWith(lastPath: string) {
  const storage = createOwnedStorage(memoryStore(), () => () => undefined);
  storage.claim('ada');
  storage.write('onboardingLastPath', lastPath);
  return storage;
}

/** The inputs that can contain an address, each with a function that returns where it leads. */
const ways: Readonly<Record<string, (payload: string) => string | undefined>> = {
  'as a path': (payload) => safePath(payload, origin),
  'as ?next=': (payload) => nextOf(`?next=${encodeURIComponent(payload.toWellFormed())}`, origin),
  'as ?next=, not encoded': (payload) => nextOf(`?next=${payload}`, origin),
  'in the entry address': (payload) => {
    const entry = entryPathFor(payload.toWellFormed());
    if (new URL(entry, origin).pathname !== '/') throw new Error(`${entry} is not the entry`);
    return nextOf(new URL(entry, origin).search, origin);
  },
  'as the stored path': (payload) =>
    createProgress(storageWith(payload), origin).getSnapshot().lastPath,
  'from the sign-in': (payload) => nextIn({ appState: { next: payload } }, origin),
};

/** Every payload in every input, with the functions the product uses. */
export const redirects: Proof = {
  name: 'redirects, by the rules',
  run: () =>
    Promise.all(
      payloads.flatMap((payload) =>
        Object.entries(ways).map(([way, lead]) =>
          caseOf(`${JSON.stringify(payload)} ${way}`, () => expectHere(lead(payload))),
        ),
      ),
    ),
};
