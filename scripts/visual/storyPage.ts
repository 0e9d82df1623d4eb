import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { fileOf } from './shots.ts';

declare global {
  /** The part of Storybook's preview that is used here. */
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

/** No animation, no transition, no blinking caret. */
const noMotion = `*, *::before, *::after {
  animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
  caret-color: transparent !important; scroll-behavior: auto !important;
}`;

/** Shows a story in an open page; waits until its play function has ended and its fonts are loaded. */
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
    // Storybook shows an error instead of the story.
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

export interface StoryPage {
  readonly page: Page;
  /** Shows a story and runs its play function; throws if it cannot be shown. */
  readonly show: (id: string) => Promise<void>;
  /** Shows the next story in a new page. */
  readonly reloadNext: () => void;
}

/** Opens a browser page. The stories of one file share a load of it; each file reloads it. */
export async function openStoryPage(
  browser: Browser,
  address: string,
  theme: 'light' | 'dark' | 'system',
  options: BrowserContextOptions,
): Promise<StoryPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...options,
  });
  // Stop slow intervals, such as changing wait messages: pictures must not depend on the time.
  await context.addInitScript(() => {
    const repeat = window.setInterval.bind(window);
    const shortOnly = (...given: Parameters<typeof repeat>) =>
      (given[1] ?? 0) >= 1000 ? 0 : repeat(...given);
    Object.assign(window, { setInterval: shortOnly });
  });
  const page = await context.newPage();
  let open = '';
  const reload = async (id: string) => {
    // The story tests run the accessibility check; here it would only cost time.
    const globals = `theme:${theme};a11y.manual:!true`;
    await page.goto(`${address}iframe.html?viewMode=story&id=${id}&globals=${globals}`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.addStyleTag({ content: noMotion });
    open = fileOf(id);
  };
  const turnTo = async (id: string): Promise<void> => {
    const isFresh = open !== fileOf(id);
    if (isFresh) await reload(id);
    const problem = await show(page, id).catch(String);
    if (!problem) return;
    open = '';
    if (isFresh) throw new Error(problem);
    // An earlier story may have changed the page: try once more in a new one.
    await turnTo(id);
  };
  const reloadNext = () => {
    open = '';
  };
  return { page, show: turnTo, reloadNext };
}
