import { chromium, type Browser } from 'playwright';
import { chromiumFlags, chromiumPath } from './chromium.ts';

/** Starts the browser the tests run in, with more flags if given; `await using` closes it. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumFlags, ...flags],
  });
}
