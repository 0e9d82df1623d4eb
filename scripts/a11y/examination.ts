import type { Page } from 'playwright';
import type { Outcome } from '../testing/outcome.ts';

/** A check of an open story. It leaves the page at 1280 pixels in the light theme. */
export interface Examination {
  /** True for the stories it applies to. */
  readonly appliesTo: (id: string) => boolean;
  readonly examine: (page: Page, id: string) => Promise<Outcome[]>;
}

/** The first viewport of a story. */
export const wide = { width: 1280, height: 900 } as const;

/** A phone, tall enough that the sticky footer covers nothing. */
export const narrow = { width: 390, height: 3000 } as const;

/** Waits until the page has a new layout. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
