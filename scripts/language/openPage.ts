import type { Browser, Page } from 'playwright';

/** Opens a page that shows stories in one language and width, without their play functions, which expect English texts. */
export async function openPage(
  browser: Browser,
  address: string,
  width: number,
  language: 'english' | 'pseudo',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  const globals = `theme:light;language:${language};a11y.manual:!true`;
  await page.goto(`${address}iframe.html?viewMode=story&id=none--none&globals=${globals}`);
  await page.waitForFunction(() => {
    if (!('__STORYBOOK_PREVIEW__' in window)) return false;
    const { __STORYBOOK_PREVIEW__: preview } = window;
    return Boolean(preview.storyStoreValue);
  });
  await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window;
    const { storyStoreValue: store } = preview;
    const load = store.loadStory.bind(store);
    store.loadStory = async (what) => ({ ...(await load(what)), playFunction: undefined });
  });
  return page;
}

/** Shows a story and waits until the page stops changing. */
export function show(page: Page, id: string): Promise<void> {
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
    const isThere = preview.currentRender?.id === storyId;
    channel.emit(isThere ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const deadline = performance.now() + 15_000;
    while (preview.currentRender?.id !== storyId || preview.currentRender.phase !== 'finished') {
      if (performance.now() > deadline) throw new Error(`${storyId} was not shown within 15 s.`);
      await frame();
    }
    await document.fonts.ready;
  }, id);
}

/** Waits until the page has not changed for some frames. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let last = 0;
    const observer = new MutationObserver(() => {
      last = 0;
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const deadline = performance.now() + 2_000;
    while (last < 6 && performance.now() < deadline) {
      last += 1;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    observer.disconnect();
  });
}
