import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import type { SandboxOptions } from '#server/testing/sandbox.ts';
import { chromiumDriver } from './chromiumDriver.ts';
import { firefoxDriver, openFirefox } from './firefoxDriver.ts';
import type { BrowserDriver } from './browserDriver.ts';
import { waitOptions } from './visitor.ts';
import { startProduct, startProductAndBrowser, type Origins } from './testProduct.ts';

/** The setup of journeys that run in Chromium and Firefox; JOURNEY_BROWSER chooses the browser. */
export interface CrossBrowserSetup {
  readonly driver: BrowserDriver;
  readonly origins: Origins;
  readonly expectAt: (url: string) => Promise<void>;
  readonly expectText: (text: string | RegExp) => Promise<void>;
  /** Signs in to the demo workspace as a member whose business is known, and opens a page there. */
  readonly openAsMember: (path: string) => Promise<void>;
}

interface Running {
  readonly origins: Origins;
  readonly newDriver: () => Promise<BrowserDriver>;
  readonly close: () => Promise<void>;
}

async function start(options: Partial<SandboxOptions>): Promise<Running> {
  if (process.env['JOURNEY_BROWSER'] !== 'firefox') {
    const { origins, newVisitor, close } = await startProductAndBrowser(options);
    return { origins, newDriver: async () => chromiumDriver(await newVisitor()), close };
  }
  const { origins, close } = await startProduct(options);
  const browser = await openFirefox();
  return {
    origins,
    newDriver: () => firefoxDriver(browser),
    async close() {
      try {
        await browser.close();
      } finally {
        await close();
      }
    },
  };
}

/** Starts the product for the file it is called in, and a new browser profile for every journey. */
export function setUpCrossBrowser(options: Partial<SandboxOptions> = {}): CrossBrowserSetup {
  let running: Running;
  let driver: BrowserDriver;
  beforeAll(async () => {
    running = await start(options);
  }, 180_000);
  afterAll(() => running.close());
  beforeEach(async () => {
    driver = await running.newDriver();
  });
  afterEach(() => driver.close());

  const expectAt = async (url: string) => {
    await expect.poll(() => driver.address(), waitOptions).toBe(url);
  };
  return {
    get driver() {
      return driver;
    },
    get origins() {
      return running.origins;
    },
    expectAt,
    expectText: async (text) => {
      await expect.poll(() => driver.visibleText(), waitOptions).toMatch(text);
    },
    async openAsMember(path) {
      const home = running.origins.demo;
      await driver.goto(`${home}/users`);
      await driver.write({ role: 'textbox', name: 'Email' }, 'ada@acme.example');
      await driver.write({ role: 'textbox', name: /^Name/ }, 'Ada');
      await driver.press({ role: 'button', name: 'Sign in' });
      await expectAt(`${home}/users`);
      await driver.waitFor({ role: 'button', name: 'Add New User' });
      await driver.store({ businessInfo: storedDemoBusiness });
      await driver.goto(`${home}${path}`);
    },
  };
}
