import type { Browser, Page } from 'playwright';
import { settled } from '#storybook/settled.ts';

/** Opens a page in which stories are shown in the pseudo-language. */
export function openPage(browser: Browser, width: number): Promise<Page> {
  const viewport = { width, height: 900 };
  return browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'en-US' });
}

/** Shows a story and waits until the page has not changed for some frames. */
export async function show(page: Page, address: string, id: string): Promise<void> {
  const globals = 'theme:light;language:pseudo;a11y.manual:!true';
  await page.goto(`${address}iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  await page.locator('#storybook-root > *').first().waitFor();
  await page.evaluate(settled);
}
