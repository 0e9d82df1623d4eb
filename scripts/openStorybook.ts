import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import { serveFolder } from './serveFolder.ts';
import { ensureStorybook, storybookFolder } from './storybookBuild.ts';

/** A page of Storybook, as far as it is read here. */
interface Entry {
  readonly id: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** Builds Storybook if it is stale, serves it and starts a browser; `await using` closes both. */
export async function openStorybook(say: (line: string) => void) {
  await ensureStorybook(say);
  const index: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(
    await readFile(join(storybookFolder, 'index.json'), 'utf8'),
  );
  const site = await serveFolder(storybookFolder);
  const browser = await openBrowser();
  return {
    address: site.address,
    browser,
    entries: Object.values(index.entries),
    async [Symbol.asyncDispose]() {
      await browser.close();
      await site[Symbol.asyncDispose]();
    },
  };
}
