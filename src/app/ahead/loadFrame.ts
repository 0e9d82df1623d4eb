import { documentLoadMs } from '#platform/page.ts';
import type { AppParts } from '../createApp.ts';
import { preloadsSettled, preloadState } from './preloads.ts';
import type { FirstPageAhead } from './renderFirstPageAhead.tsx';
import { untilPaintTimeout } from './untilPaintTimeout.ts';

/** On a network on which the document takes this long, a page can be rendered before the lists arrive. */
const slowDocumentMs = 100;

/**
 * True if the page can be rendered ahead: its code has loaded, as from the cache, before it is known who is signed in, and the
 * network is slow. On a fast network, everything that runs before the lists are requested delays them. Only the page with first
 * rows: others create stores when they are rendered, which must not exist before the person's storage is claimed.
 */
async function mayRenderAhead({ session, firstPage }: AppParts): Promise<boolean> {
  if (!firstPage.hasRows()) return false;
  if (preloadState() === 'none' || documentLoadMs() < slowDocumentMs) return false;
  return Promise.race([preloadsSettled().then(() => true), session.settled().then(() => false)]);
}

/** Resolves when the code that renders may be parsed. It is large, and nothing else runs while the browser parses it. */
async function waitBeforeParsing(ready: Promise<void>, sessionKnown: Promise<void>): Promise<void> {
  const state = preloadState();
  // Loaded: parse it while the provider issues the token.
  if (state === 'loaded') await untilPaintTimeout(sessionKnown);
  // Still loading: parse it after the first rows are shown.
  if (state === 'loading')
    await Promise.race([ready, preloadsSettled().then(() => untilPaintTimeout(ready))]);
}

interface Frame {
  readonly renderFirstPageAhead: (app: AppParts) => FirstPageAhead;
}

/**
 * Loads the code that renders the pages, and resolves when the first page can be rendered once: with the rows that are
 * already shown, and with lists that are about to arrive.
 */
export async function loadFrame<Loaded extends Frame>(
  load: () => Promise<Loaded>,
  app: AppParts,
  sessionKnown: Promise<void>,
): Promise<Loaded> {
  const { session, firstPage, ready } = app;
  if (await mayRenderAhead(app)) {
    await untilPaintTimeout(sessionKnown);
    const [frame] = await Promise.all([load(), firstPage.fetchCode()]);
    const ahead = frame.renderFirstPageAhead(app);
    firstPage.leaveRowsToReactIf(ahead.isRendered);
    await untilPaintTimeout(session.settled());
    await untilPaintTimeout(ready);
    ahead.discard();
    return frame;
  }
  const state = preloadState();
  await waitBeforeParsing(ready, sessionKnown);
  const code = firstPage.fetchCode();
  const frame = await load();
  if (state === 'loaded' || firstPage.areRowsShown())
    await untilPaintTimeout(Promise.all([code, ready]));
  return frame;
}
