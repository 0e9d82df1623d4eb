import type { Page } from 'playwright';
import type { CallName } from '#api/contract/paths.ts';
import { breakCall, countCall, type Place, type Scene } from '../faults/faultScene.ts';
import { faultKinds, type FaultKind } from '../faults/faults.ts';
import { twoFrames } from '../../driver/inPage.ts';
import { expectSame, until } from '../proof.ts';

/** A way to trigger an action too often, and the check that it ran once. */
export interface Attempt {
  readonly name: string;
  readonly check: (scene: Scene) => Promise<void>;
}

export interface Row extends Place {
  readonly attempts: readonly Attempt[];
}

const slow = faultKinds.find(({ name }) => name === 'slow, 6 s') as FaultKind;

/** Expects this number of requests from an attempt. The answer is delayed long enough for every press to come first. */
export async function counted(
  scene: Scene,
  call: CallName,
  ask: (letGo: () => void) => Promise<void>,
  wanted = 1,
): Promise<void> {
  const broken = await breakCall(scene, call, slow);
  try {
    await ask(broken.release);
    expectSame('requests', broken.asked(), wanted);
  } finally {
    broken.release();
    await broken.heal();
  }
}

export const asked = (scene: Scene, call: CallName) => {
  const seen = countCall(scene.page, call);
  return { once: () => until(async () => expectSame('requests', seen.asked(), 1)), end: seen.end };
};

/** Leaves the page and comes back with Back and Forward while the answer is pending. */
export async function leaveAndReturn(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  const go = (to: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  const away = path === '/users' ? '/usps' : '/users';
  /** Waits for a page: it updates its history entry when it renders, and the browser drops earlier navigations. */
  const isAt = async (to: string) => {
    await until(async () => expectSame('path', new URL(page.url()).pathname, to));
    await twoFrames(page);
  };
  await go(away);
  await isAt(away);
  await page.goBack({ waitUntil: 'commit' });
  await isAt(path);
  await page.goForward({ waitUntil: 'commit' });
  await isAt(away);
  await page.goBack({ waitUntil: 'commit' });
  await isAt(path);
}
