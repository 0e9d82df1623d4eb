import type { Comparison } from './compare.ts';
import type { PictureOrigin } from './pictures.ts';

const updateHint = 'Look at it, then keep it with: npm run test:visual -- --update';

/** True if both browsers draw text the same, so that a difference comes from the product. */
export const canCompare = (made: PictureOrigin | undefined, now: PictureOrigin): boolean =>
  made?.browser === now.browser && made.platform === now.platform;

/** Why a picture fails, or undefined. */
export function failureOf(result: Comparison): string | undefined {
  if (result.status === 'same') return undefined;
  if (result.status === 'new') return `There is no picture of it yet. ${updateHint}`;
  return `${percent(result.share)} of it differs. ${updateHint}`;
}

/** A share of the pixels as text; never '0 %' for a difference. */
export const percent = (share: number): string =>
  share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`;
