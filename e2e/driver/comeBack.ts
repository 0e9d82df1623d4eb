import { expect } from 'vitest';
import type { Page } from 'playwright';

/** Comes back to a tab, as a person does who was elsewhere: it asks what the team shares, which may be as before (304). */
export const comeBack = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const answer = page.waitForResponse(/\/getState\?/, { timeout: 500 }).catch(() => null);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      return (await answer)?.status();
    })
    .toBeOneOf([200, 304]);
