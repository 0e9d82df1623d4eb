import made from '../../stories/pictures.json' with { type: 'json' };
import type { Outcome } from './outcome.ts';

/** Returns why a browser compares no pictures; undefined for one that draws as the one they were made with. */
export function reasonForNoPictures(version: string, platform: string): string | undefined {
  const isAlike = version.startsWith(`${made.browser}.`) && platform === made.platform;
  if (isAlike) return undefined;
  return `No picture is compared: they are of Chromium ${made.browser} on Linux, this is ${version} on ${platform}.`;
}

/** Adds a failure to stories that ran without their pictures, where `CI` is set. Null: no story was concerned. */
export function requirePictures(
  outcomes: readonly Outcome[] | null,
  reason: string | undefined,
  { CI }: NodeJS.ProcessEnv,
): readonly Outcome[] | null {
  if (outcomes === null || reason === undefined || !CI) return outcomes;
  return [...outcomes, { name: 'pictures', failure: reason }];
}
