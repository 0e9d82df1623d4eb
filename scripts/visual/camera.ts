import type { Browser } from 'playwright';
import { openReader } from './reader.ts';
import type { View } from './shots.ts';

export interface Camera {
  /** The screenshot of a story; throws when it cannot be shown. */
  readonly shoot: (id: string) => Promise<Uint8Array>;
  /** The next story is shown in a fresh page. */
  readonly startAfresh: () => void;
}

/** A page for one view that takes pictures. */
export async function openCamera(browser: Browser, address: string, view: View): Promise<Camera> {
  const { theme, width, height } = view;
  const reader = await openReader(browser, address, theme, {
    viewport: { width, height },
    colorScheme: theme,
  });
  const session = await reader.page.context().newCDPSession(reader.page);
  const capture = async (): Promise<string> => {
    const format = { format: 'png', optimizeForSpeed: true } as const;
    return (await session.send('Page.captureScreenshot', format)).data;
  };
  /** A picture of what has come to rest: two in a row that are the same. */
  const atRest = async (): Promise<Uint8Array> => {
    let data = await capture();
    for (let look = 0; look < 8; look += 1) {
      const next = await capture();
      if (next === data) break;
      data = next;
    }
    return Buffer.from(data, 'base64');
  };
  const shoot = async (id: string): Promise<Uint8Array> => {
    await reader.show(id);
    // How far a press scrolled the page hangs on what had been drawn by then.
    await reader.page.evaluate(() => window.scrollTo(0, 0));
    return atRest();
  };
  return { shoot, startAfresh: reader.startAfresh };
}
