import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { chromiumFlags, chromiumPath } from './chromium.ts';

/** Starts the browser the tests run in, with more flags and options if given; `await using` closes it. */
export function openBrowser(
  flags: readonly string[] = [],
  options: LaunchOptions = {},
): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumFlags, ...flags],
    ...options,
  });
}
