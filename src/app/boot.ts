import { routeOf, ruleOf } from '#domain/routes.ts';
import { entryPathFor, nextOf, safePath } from '#domain/safePath.ts';
import { readSettings } from '#domain/settings.ts';
import { staleWords } from '#domain/words/stale.ts';
import { settingsText, showPlainly, wasReloaded } from '#platform/page.ts';
import { onPageRestored } from '#platform/pageLife.ts';
import { trustScript } from '#platform/trustedScripts.ts';
import { isSignInAnswer } from '#state/session/callback.ts';
import { workerPath } from '#state/session/signInClient.ts';
import { layFoundation, type Foundation } from './foundation.ts';
import { fetchPart } from './pageParts.ts';

/** Sends a guest straight to sign in, without drawing anything first. False when there is something to show instead. */
async function isLeaving({ session, address }: Foundation): Promise<boolean> {
  const { pathname, search, origin } = address.here();
  const page = routeOf(pathname) ?? '/';
  if (page === '/tenant-not-found') return false;
  const next = page === '/' ? nextOf(search, origin) : safePath(`${pathname}${search}`, origin);
  if (page !== '/' || ruleOf(page).access !== 'public') address.rewrite(entryPathFor(next));
  await session.signInForPage(next);
  const state = session.getSnapshot();
  return state.status === 'signedOut' && state.reason === 'guest';
}

const loadPages = () => import('./mount.tsx');

/** The part of the page in the address is asked for together with the frame it will stand in. */
function fetchPage(pathname: string): void {
  const page = routeOf(pathname);
  // What keeps it from coming is said where it is shown.
  if (page !== undefined) fetchPart(page).catch(() => undefined);
}

async function start(): Promise<void> {
  trustScript(workerPath);
  const result = readSettings(settingsText());
  if (!result.isUsable) {
    const { mountSettingsProblem } = await import('./mountSettingsProblem.tsx');
    return mountSettingsProblem(result.problems);
  }
  const foundation = layFoundation(result.settings, async () => (await loadPages()).ownStorage);
  const { session, address, mayKnowSomeone } = foundation;
  onPageRestored(() => session.wake());
  const isAnswer = isSignInAnswer(address.here());
  const isGuest = !isAnswer && !mayKnowSomeone();
  const started = session.start();
  if (!isGuest) {
    // It is asked for again below, where its failure is dealt with.
    loadPages().catch(() => undefined);
    fetchPage(address.here().pathname);
  } else {
    await started;
    if (await isLeaving(foundation)) return;
  }
  // The answer of a sign-in must be out of the address before the router reads it.
  const [{ mount }] = await Promise.all([loadPages(), isAnswer ? started : undefined]);
  mount(foundation);
}

/** Starts the product. A part that is gone since the last deploy is asked for once more by a reload; then it is said. */
export async function boot(reload: () => void): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (wasReloaded())
      showPlainly(staleWords['shell.stale.lead'], staleWords['shell.stale.reload'], reload);
    else reload();
    throw error;
  }
}
