import type { Browser, Page } from 'playwright';
import { fileOf, type View } from './shots.ts';

declare global {
  /** Storybook's preview, as far as the camera and the language's stage know it. */
  interface Window {
    readonly __STORYBOOK_PREVIEW__: {
      readonly currentRender?: {
        readonly id: string;
        readonly phase?: string;
        readonly story?: { readonly initialArgs: object };
      };
      readonly storyStoreValue: { loadStory: (what: object) => Promise<object> };
    };
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      readonly emit: (event: string, what: Readonly<Record<string, string>>) => void;
    };
  }
}

/** Nothing moves and nothing blinks in a picture. */
const still = `*, *::before, *::after {
  animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
  caret-color: transparent !important; scroll-behavior: auto !important;
}`;

/** Shows a story in a page that is already open, and waits until it has played and its fonts are there. */
function show(page: Page, id: string): Promise<string> {
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const current = () => preview.currentRender;
    if (current()?.id !== storyId) channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    const deadline = performance.now() + 30_000;
    while (current()?.id !== storyId || current()?.phase !== 'finished') {
      if (performance.now() > deadline) return `It is still ${current()?.phase} after 30 s.`;
      await frame();
    }
    // An error takes the story's place on the page.
    if (document.body.classList.contains('sb-show-errordisplay')) {
      const said = ['error-message', 'error-stack'].map(
        (place) => document.getElementById(place)?.textContent,
      );
      return said.filter(Boolean).join('\n').slice(0, 600) || 'It shows an error.';
    }
    await document.fonts.ready;
    await frame();
    await frame();
    return '';
  }, id);
}

export interface Camera {
  /** The screenshot of a story; throws when it cannot be shown. */
  readonly shoot: (id: string) => Promise<Uint8Array>;
  /** The next story is shown in a fresh page. */
  readonly startAfresh: () => void;
}

/** One page for one view. Stories of one file follow each other in it; each file gets a fresh one. */
export async function openCamera(browser: Browser, address: string, view: View): Promise<Camera> {
  const { theme, width, height } = view;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  // What changes by the clock, such as the messages of an overlay, stays at its first: a slow picture is no other one.
  await context.addInitScript(() => {
    const repeat = window.setInterval.bind(window);
    const shortOnly = (...given: Parameters<typeof repeat>) =>
      (given[1] ?? 0) >= 1000 ? 0 : repeat(...given);
    Object.assign(window, { setInterval: shortOnly });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let open = '';
  const reload = async (id: string) => {
    // The accessibility check belongs to the story tests; here it would only take time.
    const globals = `theme:${theme};a11y.manual:!true`;
    await page.goto(`${address}iframe.html?viewMode=story&id=${id}&globals=${globals}`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.addStyleTag({ content: still });
    open = fileOf(id);
  };
  const shoot = async (id: string): Promise<Uint8Array> => {
    const isFresh = open !== fileOf(id);
    if (isFresh) await reload(id);
    const problem = await show(page, id).catch(String);
    if (problem) {
      open = '';
      if (isFresh) throw new Error(problem);
      // What an earlier story left behind may be at fault, so it is asked once more in a fresh page.
      return shoot(id);
    }
    return atRest();
  };
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
  const startAfresh = () => {
    open = '';
  };
  return { shoot, startAfresh };
}
