import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { stateOf, type BrowserDriver, type Target } from './browserDriver.ts';
import { fillLocalStorage } from './inPage.ts';
import { waitOptions } from './visitor.ts';
import { reportViolations } from './watchContext.ts';

const usualPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];

/** Returns the path of Firefox: the one in FIREFOX_PATH, otherwise an installed one. */
function firefoxPath(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? usualPaths.find((place) => existsSync(place));
}

export async function openFirefox(): Promise<Browser> {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error('Firefox was not found.');
  return puppeteer.launch({ browser: 'firefox', executablePath, timeout: 120_000 });
}

/** The accessible name of an element, for names that are given as a pattern. */
const nameOf = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const labelled = labels.map(({ textContent }) => textContent ?? '').join(' ');
  return element.getAttribute('aria-label') ?? (named || labelled || (element.textContent ?? ''));
};

const selectorOf = ({ role, name }: Target): string =>
  `aria/${typeof name === 'string' ? name : ''}[role="${role}"]`;

/** A page that is being unloaded never answers a query, so the query is repeated after this time. */
const answerMs = waitOptions.timeout / 2;

async function answered<Value>(question: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('There was no answer.')), answerMs);
  // A late rejection is ignored.
  question.catch(() => undefined);
  return Promise.race([question, promise]).finally(() => clearTimeout(timer));
}

/** Repeats the attempt until it succeeds: elements may be replaced while the page renders. */
async function until<Value>(what: string, attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + 2 * waitOptions.timeout;
  for (;;) {
    try {
      return await answered(attempt());
    } catch (error) {
      if (Date.now() > end) throw new Error(what, { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, waitOptions.interval));
  }
}

/** Collects console errors and warnings, uncaught errors, and requests to other machines. */
function collectProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
    if (protocol.startsWith('http') && !isHere) problems.push(`request to ${request.url()}`);
  });
  return problems;
}

/** Drives Firefox through Puppeteer, in a new profile. */
export async function firefoxDriver(browser: Browser): Promise<BrowserDriver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const problems = collectProblems(page);
  await page.evaluateOnNewDocument(reportViolations);

  const all = async (target: Target): Promise<readonly ElementHandle[]> => {
    const found = await page.$$(selectorOf(target));
    const { name } = target;
    if (!(name instanceof RegExp)) return found;
    const names = await Promise.all(found.map((element) => element.evaluate(nameOf)));
    return found.filter((_, index) => name.test((names[index] ?? '').trim()));
  };
  const find = async (target: Target): Promise<ElementHandle> => {
    const element = (await all(target))[target.nth ?? 0];
    if (!element) throw new Error('The element was not found.');
    return element;
  };
  const withOne = <Value>(target: Target, work: (element: ElementHandle) => Promise<Value>) =>
    until(`the ${target.role} ${String(target.name)}`, async () => work(await find(target)));

  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    address: () => page.url(),
    // During a navigation there is no text to read.
    visibleText: () => page.evaluate(() => document.body.innerText).catch(() => ''),
    press: (target) =>
      withOne(target, async (element) => {
        const isReady = await element.evaluate((button) => !button.matches(':disabled'));
        if (!isReady) throw new Error('The button is disabled.');
        await element.click();
      }),
    write: (target, text) =>
      withOne(target, async (element) => {
        await element.click({ count: 3 });
        await page.keyboard.press('Backspace');
        await page.keyboard.type(text);
      }),
    key: (name) => page.keyboard.press(name === 'Space' ? ' ' : name),
    type: (text) => page.keyboard.type(text),
    waitFor: (target) => withOne(target, async () => undefined),
    hasFocus: async (target) => {
      const element = (await all(target))[target.nth ?? 0];
      return (await element?.evaluate((here) => here === document.activeElement)) ?? false;
    },
    texts: async (target) => {
      const found = await all(target);
      return Promise.all(
        found.map((element) => element.evaluate((here) => here.textContent ?? '')),
      );
    },
    attribute: (target, name) =>
      withOne(target, (element) =>
        element.evaluate((here, which) => here.getAttribute(which), name),
      ),
    state: (target) => withOne(target, (element) => element.evaluate(stateOf)),
    read: (work) => page.evaluate(work) as ReturnType<BrowserDriver['read']> as never,
    store: (values) => page.evaluate(fillLocalStorage, values),
    async close() {
      await context.close();
      if (problems.length > 0)
        throw new Error(`Unexpected in the browser:\n${problems.join('\n')}`);
    },
  };
}
