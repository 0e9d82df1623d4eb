import type { AppServices } from '../createApp.ts';
import { partsCome, stateOfParts, type Parts } from './partsAhead.ts';
import { withinMoment } from './withinMoment.ts';

/** Resolves when there is time to read the frame. It is large, and while it is read nothing else is done. */
async function timeToRead(
  parts: Parts,
  ready: Promise<void>,
  isAnswered: Promise<void>,
): Promise<void> {
  // Where it is there already, that is while the provider gives the token.
  if (parts === 'there') await withinMoment(isAnswered);
  // Where it is still on its way, after the first rows; what is on its way is held up by nothing until it is there.
  if (parts === 'coming') await Promise.race([ready, partsCome().then(() => withinMoment(ready))]);
}

/**
 * Loads what draws the pages, at the moment when that holds up nothing else, and resolves when the first page can be drawn
 * in one go: rows that were seen stay in sight, and lists that are about to come are drawn with it.
 */
export async function loadFrame<Frame>(
  load: () => Promise<Frame>,
  { firstPage, ready }: AppServices,
  isAnswered: Promise<void>,
): Promise<Frame> {
  const parts = stateOfParts();
  await timeToRead(parts, ready, isAnswered);
  const code = firstPage.fetchCode();
  const frame = await load();
  if (parts === 'there' || firstPage.areRowsShown()) await withinMoment(Promise.all([code, ready]));
  return frame;
}
