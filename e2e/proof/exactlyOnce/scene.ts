import type { Locator, Page } from 'playwright';
import type { CallName } from '#api/contract/paths.ts';
import { hold, sentFor } from '../../driver/calls.ts';
import { fillLocalStorage, twoFrames } from '../../driver/inPage.ts';
import type { Host } from '../../driver/journeySetup.ts';
import type { TestProduct } from '../../driver/testProduct.ts';
import type { Visitor } from '../../driver/visitor.ts';
import { expectSame, until } from '../proof.ts';
import type { Demo } from './demo.ts';

/** The page of a control, and the call that the control makes. */
export interface Place {
  readonly call: CallName;
  readonly path: string;
  readonly host?: Host;
  /** The element that shows that the page has loaded. */
  readonly ready: (page: Page) => Locator;
}

/** A running product with a signed-in person. */
export interface Scene {
  readonly product: TestProduct;
  readonly ada: Visitor;
  readonly page: Page;
  readonly origin: string;
}

/** A way to trigger an action too often, and the check that it ran once. */
export interface Attempt {
  readonly name: string;
  readonly check: (scene: Scene) => Promise<void>;
}

export interface Row extends Place {
  readonly attempts: readonly Attempt[];
}

/** Signs a person in and opens the page of a row. */
export async function openScene({ product, kept }: Demo, row: Place): Promise<Scene> {
  const ada = await product.newVisitor();
  const { page } = ada;
  // The browser logs every failed answer.
  ada.allowConsole(/Failed to load resource|net::ERR/);
  const origin = product.origins[row.host ?? 'demo'];
  const isKnown = () =>
    until(async () => expectSame('owner', 'owner' in (await ada.localStorageValues()), true));
  await ada.goto(`${product.origins.demo}/users`);
  await ada.signIn('ada@acme.example', 'Ada');
  await isKnown();
  await ada.goto(`${origin}/users`);
  await isKnown();
  await page.getByRole('banner').getByText('Ada').first().waitFor();
  await page.evaluate(fillLocalStorage, kept);
  const scene = { product, ada, page, origin };
  await reset(scene, row);
  return scene;
}

/** Restores page and storage after a case, so that cases do not depend on each other. */
export async function reset({ page, ada, product, origin }: Scene, row: Place): Promise<void> {
  product.sandbox.faults.clear();
  // The page may still be navigating.
  await until(() =>
    page.evaluate(() => {
      sessionStorage.clear();
    }),
  );
  await ada.goto(`${origin}${row.path}`);
  await row.ready(page).waitFor();
}

/** Expects one request from an attempt. It is answered only once the attempt lets go, after every press. */
export async function counted(
  { product, ada }: Scene,
  call: CallName,
  ask: (letGo: () => void) => Promise<void>,
): Promise<void> {
  const letGo = hold(product, call);
  const sent = sentFor(ada.context, call);
  try {
    await ask(letGo);
    expectSame('requests', sent.length, 1);
  } finally {
    letGo();
  }
}

/** Leaves the page and comes back with Back and Forward while the answer is pending. */
export async function leaveAndReturn({ page, ada }: Scene): Promise<void> {
  const path = new URL(page.url()).pathname;
  const away = path === '/users' ? '/usps' : '/users';
  /** Waits for a page: it updates its history entry when it renders, and the browser drops earlier navigations. */
  const isAt = async (to: string) => {
    await until(async () => expectSame('path', new URL(page.url()).pathname, to));
    await twoFrames(page);
  };
  await ada.goInside(away);
  await isAt(away);
  await page.goBack({ waitUntil: 'commit' });
  await isAt(path);
  await page.goForward({ waitUntil: 'commit' });
  await isAt(away);
  await page.goBack({ waitUntil: 'commit' });
  await isAt(path);
}
