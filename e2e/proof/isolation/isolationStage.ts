import type { BrowserContext, Page } from 'playwright';
import type { TestProduct } from '../../driver/testProduct.ts';
import { goInside as visitInside, logOut as usualLogOut } from '../../driver/visitor.ts';
import type { Person } from './isolationPeople.ts';
import { seesOwn, type Scene } from './isolationPages.ts';
import type { Lookout } from './isolationWatch.ts';
import { expectSame, until } from '../proof.ts';

/** A browser that several people use. */
export interface IsolationStage {
  readonly product: TestProduct;
  readonly context: BrowserContext;
  readonly lookout: Lookout;
}

/** One page, the person before and the person after the change. */
export interface Change extends IsolationStage {
  readonly scene: Scene;
  readonly from: Person;
  readonly to: Person;
}

export const originOf = ({ origins }: TestProduct, { workspace }: Person): string =>
  origins.workspace(workspace);

/** Opens a page in a tab and waits until it shows the person's data. */
export async function goTo(
  { product }: IsolationStage,
  tab: Page,
  scene: Scene,
  who: Person,
): Promise<void> {
  await tab.goto(`${originOf(product, who)}${scene.path}`, { waitUntil: 'commit' });
  await seesOwn(tab, scene, who);
}

/** Navigates to a page without a reload. */
export async function goInside(tab: Page, scene: Scene, who: Person): Promise<void> {
  await visitInside(tab, scene.path);
  await seesOwn(tab, scene, who);
}

/** Fills in the provider's page and waits until the product knows the person. */
export async function signIn(setup: IsolationStage, tab: Page, who: Person): Promise<void> {
  const email = tab.getByLabel('Email');
  await email.waitFor();
  // The provider's page shows no data. From now on this tab belongs to the new person; after sign-in every tab does.
  setup.lookout.expectOnly(who, tab);
  await email.fill(who.email);
  await tab.getByLabel('Name').fill(who.name);
  setup.lookout.expectAlso(who);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  const home = originOf(setup.product, who);
  await until(async () => {
    const { origin, pathname } = new URL(tab.url());
    expectSame('origin', origin, home);
    if (pathname === '/') throw new Error('still at the entry');
  });
  await tab.locator('main h1').first().waitFor();
  setup.lookout.expectOnly(who);
}

export async function logOut(tab: Page): Promise<void> {
  if (new URL(tab.url()).pathname !== '/create-tenant') return usualLogOut(tab);
  await tab.bringToFront();
  await tab.getByRole('button', { name: 'Logout', exact: true }).click();
}

/** Ends all provider sessions; the product notices at its next request. */
export const endSession = ({ context, product }: IsolationStage): Promise<void> =>
  context.clearCookies({ domain: new URL(product.origins.identity).hostname });

/** Tabs that are closed in any case. */
export async function withTabs(
  { context }: IsolationStage,
  work: (open: () => Promise<Page>) => Promise<void>,
): Promise<void> {
  const tabs: Page[] = [];
  try {
    await work(async () => {
      const tab = await context.newPage();
      tabs.push(tab);
      return tab;
    });
  } finally {
    await Promise.all(tabs.map((tab) => tab.close()));
  }
}
