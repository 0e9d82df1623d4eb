import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import type { Page } from 'playwright';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
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

type Kept = Readonly<Record<string, string>>;

/**
 * What the journeys of a file share: the product, which it starts, and a new visitor before each journey. It removes faults
 * after each.
 */
export function setUpJourney(options: Partial<SandboxOptions> = {}) {
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

  const at = (path: string, host: Host = 'demo') => `${product.origins[host]}${path}`;
  const expectAt = async (url: string | RegExp) => {
    if (typeof url === 'string') await expect.poll(ada.address).toBe(url);
    else await expect.poll(ada.address).toMatch(url);
  };
  const expectText = async (text: string | RegExp, tab?: Page) => {
    await expect.poll(() => ada.visibleText(tab)).toMatch(text);
  };
  /** Opens a page as a person who has signed in before, with what the browser kept of them, and waits until they are known. */
  const openSignedIn = async (
    url: string,
    kept: Kept = {},
    { visitor, name }: { visitor: Visitor; name: string } = { visitor: ada, name: 'Ada' },
  ) => {
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
  };

  return {
    get product() {
      return product;
    },
    get ada() {
      return ada;
    },
    /** Ada's first tab. */
    get page() {
      return ada.page;
    },
    /** The address of a page: of the demo workspace, or on another kind of host. */
    at,
    expectAt,
    expectText,
    openSignedIn,
    /** The same in the demo workspace, as a member whose business is known. */
    openAsMember: (path: string, kept: Kept = {}, who?: Parameters<typeof openSignedIn>[2]) =>
      openSignedIn(at(path), { businessInfo: storedDemoBusiness, ...kept }, who),
    /** Another person, until the end of the journey. */
    newVisitor: async () => {
      const visitor = await product.newVisitor();
      onTestFinished(visitor.close);
      return visitor;
    },
    /** Opens a page, signs in when asked, and waits until the page is shown. */
    signInAt: async (url: string) => {
      await ada.goto(url);
      await ada.signIn('ada@acme.example', 'Ada');
      await expectAt(url);
      await expectText(/ada/i);
    },
  };
}
