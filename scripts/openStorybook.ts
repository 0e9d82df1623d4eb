import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openBrowser } from './browser.ts';
import { serveFolder } from './serveFolder.ts';
import { ensureStorybook, storybookFolder } from './storybookBuild.ts';

/** The part of Storybook's index that is read here. */
export interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      { readonly id: string; readonly type: string; readonly tags?: readonly string[] }
    >
  >;
}

/** The built Storybook and a browser. */
export interface StorybookInBrowser {
  readonly address: string;
  readonly browser: Browser;
  readonly index: StoryIndex;
}

/** Builds Storybook if it is stale, serves it and starts a browser; `await using` closes both. */
export async function openStorybook(
  say: (line: string) => void,
): Promise<StorybookInBrowser & AsyncDisposable> {
  await ensureStorybook(say);
  const index: StoryIndex = JSON.parse(await readFile(join(storybookFolder, 'index.json'), 'utf8'));
  const site = await serveFolder(storybookFolder);
  const browser = await openBrowser();
  return {
    address: site.address,
    browser,
    index,
    async [Symbol.asyncDispose]() {
      await browser.close();
      await site[Symbol.asyncDispose]();
    },
  };
}
