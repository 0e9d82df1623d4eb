import type { Comparison } from './compare.ts';
import type { MadeWith } from './album.ts';

const keep = 'Look at it, then keep it with: npm run test:visual -- --update';

/** True when two browsers draw text alike, so that a difference is one of the product. */
export const drawsAlike = (made: MadeWith | undefined, now: MadeWith): boolean =>
  made?.browser === now.browser && made.platform === now.platform;

/** Why a picture fails, or nothing. With another browser than the one the pictures were made with, differences don't count. */
export function verdict(result: Comparison, isAlike: boolean): string | undefined {
  if (result.status === 'same') return undefined;
  if (result.status === 'new') return `There is no picture of it yet. ${keep}`;
  return isAlike ? `${percent(result.share)} of it differs. ${keep}` : undefined;
}

/** A share of the pixels in words that do not call a small one nothing. */
export const percent = (share: number): string =>
  share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`;
