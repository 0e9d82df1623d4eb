import type { Page } from 'playwright';
import type { Outcome } from '../testing/outcome.ts';

/** One way of examining a story that is open. It leaves the page at 1280, in light, as it found it. */
export interface Look {
  /** True for the stories it is about. */
  readonly isAbout: (id: string) => boolean;
  readonly examine: (page: Page, id: string) => Promise<Outcome[]>;
}

/** What a story is first shown in. */
export const wide = { width: 1280, height: 900 } as const;

/** A phone, so tall that the footer, which stays in sight, covers nothing that could be scrolled out from under it. */
export const narrow = { width: 390, height: 3000 } as const;

/** Waits until the page has been laid out anew. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
