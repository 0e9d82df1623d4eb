import { existsSync } from 'node:fs';

/** The browser without windows of its own. It is first: the journeys take two thirds of the time in it. */
const withoutWindows = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  withoutWindows,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of the browser for tests: CHROMIUM_PATH, otherwise an installed Chromium. Undefined for Playwright's own,
 * which is taken where there is no other, or where CHROMIUM_PATH is empty.
 */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH'] ?? usualPlaces.find((place) => existsSync(place));
  return named || undefined;
}

/** Names a browser with windows, if one is installed, for what measures paints: the other one paints up to a second later. */
export function nameChromiumWithWindows(): void {
  const found = usualPlaces.find((place) => place !== withoutWindows && existsSync(place));
  if (found) process.env['CHROMIUM_PATH'] ??= found;
}

/** Flags that keep a headless browser quiet, let it run as root in a container, and draw text alike with and without windows. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
];
