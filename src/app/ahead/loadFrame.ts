import type { AppParts } from '../createApp.ts';
import { preloadsSettled, preloadState, type PreloadState } from './preloads.ts';
import { untilPaintTimeout } from './untilPaintTimeout.ts';

/** Resolves when the frame may be parsed. It is large, and nothing else runs while the browser parses it. */
async function waitBeforeParsing(
  state: PreloadState,
  ready: Promise<void>,
  sessionKnown: Promise<void>,
): Promise<void> {
  // Loaded: parse it while the provider issues the token.
  if (state === 'loaded') await untilPaintTimeout(sessionKnown);
  // Still loading: parse it after the first rows are shown.
  if (state === 'loading')
    await Promise.race([ready, preloadsSettled().then(() => untilPaintTimeout(ready))]);
}

/**
 * Loads the code that renders the pages, and resolves when the first page can be rendered once: with the rows that are
 * already shown, and with lists that are about to arrive.
 */
export async function loadFrame<Frame>(
  load: () => Promise<Frame>,
  { firstPage, ready }: AppParts,
  sessionKnown: Promise<void>,
): Promise<Frame> {
  const state = preloadState();
  await waitBeforeParsing(state, ready, sessionKnown);
  const code = firstPage.fetchCode();
  const frame = await load();
  if (state === 'loaded' || firstPage.areRowsShown())
    await untilPaintTimeout(Promise.all([code, ready]));
  return frame;
}
