import { afterEach } from 'vitest';
import { cdp, page } from 'vitest/browser';
import made from '../stories/pictures.json';
import { settled } from './settled.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story that a test shows. */
    readonly story?: { readonly id: string; readonly tags: readonly string[] };
  }
}

/** The views in which a story tagged `visual` is compared: on a laptop in light, on a phone in dark. */
const views = [
  { theme: 'light', width: 1280, height: 900 },
  { theme: 'dark', width: 390, height: 1200 },
] as const;

/** Other browsers draw text differently, so that a difference would say nothing about the product: `npm test` says so. */
const version = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1];
const canCompare = version === String(made.browser) && navigator.platform.startsWith('Linux');

// The preview stops what changes by itself.
Object.assign(globalThis, { comparesPictures: canCompare });

const touch = (enabled: boolean) =>
  cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });

/** Compares a story with its pictures after it has played. */
afterEach(async ({ story, task, expect }) => {
  if (!story?.tags.includes('visual') || !canCompare || task.result?.state === 'fail') return;
  const { dataset } = document.documentElement;
  try {
    for (const { theme, width, height } of views) {
      dataset['theme'] = theme;
      // After one resize the browser sometimes leaves out what stays at the bottom of the window; after the next one it draws it.
      await page.viewport(width, height - 1);
      await new Promise(requestAnimationFrame);
      await page.viewport(width, height);
      await touch(width < 1000);
      // A press may have scrolled the page.
      scrollTo(0, 0);
      await settled();
      await expect(page).toMatchScreenshot(`${story.id.replace('--', '/')}-${theme}-${width}`);
    }
  } finally {
    await touch(false);
  }
});
