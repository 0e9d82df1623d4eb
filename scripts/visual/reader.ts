import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { fileOf } from './shots.ts';

declare global {
  /** Storybook's preview, as far as those who read the book know it. */
  interface Window {
    readonly __STORYBOOK_PREVIEW__: {
      readonly currentRender?: {
        readonly id: string;
        readonly phase?: string;
        readonly story?: {
          readonly initialArgs: object;
          readonly parameters: { readonly a11y?: { readonly options?: object } };
        };
      };
      readonly storyStoreValue: { loadStory: (what: object) => Promise<object> };
    };
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      readonly emit: (event: string, ...what: readonly unknown[]) => void;
      readonly once: (event: string, listener: (what: unknown) => void) => void;
    };
  }
}

/** Nothing moves and nothing blinks. */
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

export interface Reader {
  readonly page: Page;
  /** Turns to a story and lets it play; throws when it cannot be shown. */
  readonly show: (id: string) => Promise<void>;
  /** The next story is shown in a fresh page. */
  readonly startAfresh: () => void;
}

/** One page of a browser. Stories of one file follow each other in it; each file gets a fresh one. */
export async function openReader(
  browser: Browser,
  address: string,
  theme: 'light' | 'dark' | 'system',
  options: BrowserContextOptions,
): Promise<Reader> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...options,
  });
  // What changes by the clock, such as the messages of an overlay, stays at its first: a slow look is no other one.
  await context.addInitScript(() => {
    const repeat = window.setInterval.bind(window);
    const shortOnly = (...given: Parameters<typeof repeat>) =>
      (given[1] ?? 0) >= 1000 ? 0 : repeat(...given);
    Object.assign(window, { setInterval: shortOnly });
  });
  const page = await context.newPage();
  let open = '';
  const reload = async (id: string) => {
    // The accessibility check belongs to the story tests; here it would only take time.
    const globals = `theme:${theme};a11y.manual:!true`;
    await page.goto(`${address}iframe.html?viewMode=story&id=${id}&globals=${globals}`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.addStyleTag({ content: still });
    open = fileOf(id);
  };
  const turnTo = async (id: string): Promise<void> => {
    const isFresh = open !== fileOf(id);
    if (isFresh) await reload(id);
    const problem = await show(page, id).catch(String);
    if (!problem) return;
    open = '';
    if (isFresh) throw new Error(problem);
    // What an earlier story left behind may be at fault, so it is asked once more in a fresh page.
    await turnTo(id);
  };
  const startAfresh = () => {
    open = '';
  };
  return { page, show: turnTo, startAfresh };
}
