import type { Page } from 'playwright';
import { seesOwn, typeDraft } from './isolationPages.ts';
import {
  endSession,
  goInside,
  goTo,
  logOut,
  originOf,
  signIn,
  withTabs,
  type Change,
} from './isolationStage.ts';
import { goBack } from '../../driver/tabHistory.ts';
import { until } from '../proof.ts';

/** A change from one person or workspace to another; calls `seen` after each of its steps with the tabs to check. */
export type Way = (
  change: Change,
  seen: (way: string, ...tabs: readonly Page[]) => Promise<void>,
) => Promise<void>;

const users = { path: '/users' };

/** How another person signs in in a tab: after a logout there, or after the session ended. */
type Passing = (change: Change, tab: Page) => Promise<void>;

const byLogout: Passing = async (change, tab) => {
  await logOut(tab);
  await signIn(change, tab, change.to);
};

const byExpiry: Passing = async (change, tab) => {
  await endSession(change);
  await tab.reload({ waitUntil: 'commit' });
  await signIn(change, tab, change.to);
};

/** Another person signs in in the same tab, and after a logout goes Back. */
const inOneTab =
  (name: string, pass: Passing): Way =>
  (change, seen) =>
    withTabs(change, async (open) => {
      const { scene, from, to } = change;
      const tab = await open();
      await goTo(change, tab, scene, from);
      await typeDraft(tab, scene, from);
      await goTo(change, tab, scene, from);
      const depth = await tab.evaluate(() => history.length);
      await pass(change, tab);
      await goInside(tab, scene, to);
      await seen(`in one tab ${name}`, tab);
      // After an expiry the sign-in has taken the place of the page in the history.
      if (pass === byExpiry) return;

      const now = await tab.evaluate(() => history.length);
      await goBack(tab, now - depth);
      await seesOwn(tab, scene, to);
      await seen(`by Back ${name}`, tab);
    });

/** A tab with a half-filled form stays open while another tab changes the person; then it is reloaded. */
const inTwoTabs =
  (name: string, pass: Passing): Way =>
  (change, seen) =>
    withTabs(change, async (open) => {
      const { scene, from, to, lookout } = change;
      const [left, other] = [await open(), await open()];
      await goTo(change, left, scene, from);
      await typeDraft(left, scene, from);
      await goTo(change, other, users, from);
      await pass(change, other);
      await goInside(other, scene, to);
      await until(() => lookout.check(left));
      await seen(`in two tabs ${name}`, other);

      await left.bringToFront();
      await goTo(change, left, scene, to);
      await left.reload({ waitUntil: 'commit' });
      await seesOwn(left, scene, to);
      await seen(`by reload ${name}`, left);
    });

/** A page is in the back/forward cache while another tab changes the person. */
const whileFrozen =
  (name: string, pass: Passing): Way =>
  (change, seen) =>
    withTabs(change, async (open) => {
      const { scene, from, to, product } = change;
      const [frozen, other] = [await open(), await open()];
      await goTo(change, frozen, scene, from);
      await typeDraft(frozen, scene, from);
      await frozen.goto(`${product.origins.identity}/nothing-here`, { waitUntil: 'commit' });
      await goTo(change, other, users, from);
      await pass(change, other);
      await frozen.bringToFront();
      await goBack(frozen, 1);
      await seesOwn(frozen, scene, to);
      await seen(`by Back to a frozen page ${name}`, frozen);
    });

/** Every change from one person to another in one workspace. */
export const personWays: readonly Way[] = [inOneTab, inTwoTabs, whileFrozen].flatMap((way) => [
  way('after a logout', byLogout),
  way('after an expiry', byExpiry),
]);

/** From one workspace to another in one tab, and back. */
const overAndBack: Way = (change, seen) =>
  withTabs(change, async (open) => {
    const { scene, from, to, lookout } = change;
    const tab = await open();
    for (const who of [from, to]) lookout.expectAt(originOf(change.product, who), who);
    lookout.expectOnly(from);
    await goTo(change, tab, scene, from);
    await typeDraft(tab, scene, from);
    lookout.expectOnly(to);
    await goTo(change, tab, scene, to);
    await seen('to another workspace in one tab', tab);

    lookout.expectOnly(from);
    await goBack(tab, 1);
    await seesOwn(tab, scene, from);
    await seen('to another workspace by Back', tab);
  });

/** Two workspaces side by side; then both are loaded again. */
const sideBySide: Way = (change, seen) =>
  withTabs(change, async (open) => {
    const { scene, from, to, lookout } = change;
    const [one, other] = [await open(), await open()];
    lookout.expectOnly(from, one);
    lookout.expectOnly(to, other);
    await goTo(change, one, scene, from);
    await typeDraft(one, scene, from);
    await goTo(change, other, scene, to);
    await seen('to another workspace in two tabs', one, other);

    await one.reload({ waitUntil: 'commit' });
    await other.reload({ waitUntil: 'commit' });
    await seesOwn(one, scene, from);
    await seesOwn(other, scene, to);
    await seen('to another workspace by reload', one, other);
  });

/** Every change from one workspace to another by the same person. */
export const workspaceWays: readonly Way[] = [overAndBack, sideBySide];
