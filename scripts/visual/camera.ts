import type { Browser } from 'playwright';
import { openStoryPage } from './storyPage.ts';
import type { View } from './shots.ts';

export interface Camera {
  /** Takes a screenshot of a story; throws if the story cannot be shown. */
  readonly takePicture: (id: string) => Promise<Uint8Array>;
  /** Shows the next story in a new page. */
  readonly reloadNext: () => void;
}

/** Opens a page for one view that takes screenshots. */
export async function openCamera(browser: Browser, address: string, view: View): Promise<Camera> {
  const { theme, width, height, isTouch } = view;
  const reader = await openStoryPage(browser, address, theme, {
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: isTouch,
    isMobile: isTouch,
  });
  const session = await reader.page.context().newCDPSession(reader.page);
  const capture = async (): Promise<string> => {
    const format = { format: 'png', optimizeForSpeed: true } as const;
    return (await session.send('Page.captureScreenshot', format)).data;
  };
  /** Repeats the screenshot until two in a row are equal. */
  const stablePicture = async (): Promise<Uint8Array> => {
    let data = await capture();
    for (let look = 0; look < 8; look += 1) {
      const next = await capture();
      if (next === data) break;
      data = next;
    }
    return Buffer.from(data, 'base64');
  };
  const takePicture = async (id: string): Promise<Uint8Array> => {
    await reader.show(id);
    // A click may have scrolled the page, depending on the layout at that moment.
    await reader.page.evaluate(() => window.scrollTo(0, 0));
    return stablePicture();
  };
  return { takePicture, reloadNext: reader.reloadNext };
}
