import { chromium, type Browser } from 'playwright';
import { chromiumFlags, chromiumPath } from './chromium.ts';

/** Starts the browser the tests run in; `await using` closes it. */
export function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
}
