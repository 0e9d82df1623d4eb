import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import type { Page } from 'playwright';
import type { SandboxOptions } from '#server/testing/sandbox.ts';
import { usualLifetimes } from '#server/identity/configuration.ts';
import { clientId } from '#server/http/appSettings.ts';
import { plainClient } from '#server/testing/plainClient.ts';
import { hintCookie } from '#state/session/signInClient.ts';
import type { Visitor } from './visitor.ts';
import { startProductAndBrowser, type TestProduct } from './testProduct.ts';

/** The three kinds of host; sign-in is tested on each. */
export const hosts = ['localhost', 'apex', 'demo'] as const;

export type Host = (typeof hosts)[number];

/** The address of the identity provider's sign-in page. */
export const signInPage = /\/sign-in\//;

const cookieOf = (url: string, cookie: { name: string; value: string; path: string }) => ({
  ...cookie,
  domain: new URL(url).hostname,
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

/** What the journeys of a file share: the running product, and a new visitor for each journey. */
export interface JourneySetup {
  readonly product: TestProduct;
  readonly ada: Visitor;
  /** Ada's first tab. */
  readonly page: Page;
  /** The address of a page: of the demo workspace, or on another kind of host. */
  readonly at: (path: string, host?: Host) => string;
  /** Another person, until the end of the journey. */
  readonly newVisitor: () => Promise<Visitor>;
  /** Opens a page as a person who has signed in before, with what the browser kept of them, and waits until they are known. */
  readonly openSignedIn: (
    url: string,
    kept?: Readonly<Record<string, string>>,
    who?: { readonly visitor: Visitor; readonly name: string },
  ) => Promise<void>;
  /** Opens a page, signs in when asked, and waits until the page is shown. */
  readonly signInAt: (url: string) => Promise<void>;
  readonly expectAt: (url: string | RegExp) => Promise<void>;
  readonly expectText: (text: string | RegExp, tab?: Page) => Promise<void>;
}

/** Starts the product for the file that calls it; opens a new visitor before each journey and removes faults after it. */
export function setUpJourney(options: Partial<SandboxOptions> = {}): JourneySetup {
  let product: TestProduct;
  let ada: Visitor;
  beforeAll(async () => {
    product = await startProductAndBrowser(options);
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    ada = await product.newVisitor();
  });
  afterEach(async () => {
    product.sandbox.faults.clear();
    Object.assign(product.sandbox.lifetimes, usualLifetimes);
    await ada.close();
  });

  const expectAt = async (url: string | RegExp) => {
    if (typeof url === 'string') await expect.poll(ada.address).toBe(url);
    else await expect.poll(ada.address).toMatch(url);
  };
  const expectText = async (text: string | RegExp, tab?: Page) => {
    await expect.poll(() => ada.visibleText(tab)).toMatch(text);
  };

  return {
    get product() {
      return product;
    },
    get ada() {
      return ada;
    },
    get page() {
      return ada.page;
    },
    at: (path, host = 'demo') => `${product.origins[host]}${path}`,
    expectAt,
    expectText,
    async newVisitor() {
      const visitor = await product.newVisitor();
      onTestFinished(visitor.close);
      return visitor;
    },
    async openSignedIn(url, kept = {}, { visitor, name } = { visitor: ada, name: 'Ada' }) {
      const client = plainClient(product.sandbox.port);
      await client.signIn(`${name.toLowerCase()}@acme.example`, name);
      const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
      await visitor.context.setStorageState({
        cookies: [
          ...client.cookies().map((cookie) => cookieOf(product.origins.identity, cookie)),
          cookieOf(url, { name: hintCookie(clientId), value: 'true', path: '/' }),
        ],
        origins: [{ origin: new URL(url).origin, localStorage }],
      });
      await visitor.goto(url);
      await visitor.page.getByRole('button', { name: /^Profile of / }).waitFor();
    },
    async signInAt(url) {
      await ada.goto(url);
      await ada.signIn('ada@acme.example', 'Ada');
      await expectAt(url);
      await expectText(/ada/i);
    },
  };
}
