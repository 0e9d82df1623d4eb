import type { Page } from 'playwright';
import type { FaultKind } from './faults.ts';
import {
  breakCall,
  expectAsked,
  expectAccessAgain,
  expectMessage,
  expectNoMessage,
  type FailingCall,
  type Cell,
  type FaultRow,
  type Place,
  type Scene,
} from './faultScene.ts';
import { expectSame, until } from '../proof.ts';

/** A call that a page makes by itself, and how the page reports a failure. */
export interface Load extends Place {
  readonly expectedMessage: (kind: FaultKind) => string;
  /** No message is shown; expects this instead. */
  readonly expectInstead?: (page: Page) => Promise<void>;
  /** The page that a failure leads to. */
  readonly leadsTo?: string;
}

const alerts = (page: Page) => page.locator('main [role=alert]');
const reload = (page: Page) => page.reload({ waitUntil: 'commit' });

const expectNotBlank = (page: Page): Promise<void> =>
  until(async () => {
    if ((await page.locator('#root').innerText()).trim() === '') throw new Error('a blank page');
  });

const expectTitle = async (page: Page, path: string, title: string): Promise<void> => {
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  expectSame('path', new URL(page.url()).pathname, path);
};

/** The page shows its message, retries silently where that helps, and recovers. */
async function fail(scene: Scene, load: Load, kind: FaultKind, broken: FailingCall): Promise<void> {
  const { page } = scene;
  await reload(page);
  const times = kind.isRetried ? 3 : 1;
  if (load.leadsTo === undefined) await expectAsked(scene, broken, times);
  if (load.expectInstead) {
    await load.ready(page).waitFor();
    return load.expectInstead(page);
  }
  if (load.leadsTo === undefined) await expectMessage(alerts(page), load.expectedMessage(kind));
  else await expectTitle(page, load.leadsTo, load.expectedMessage(kind));
  // Requests that start during sign-in are repeated after a redirect.
  if (load.leadsTo === undefined) expectSame('requests', broken.asked(), times);
  await broken.heal();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await load.ready(page).waitFor();
  await expectNoMessage(alerts(page));
}

/** A slow call is awaited, without a message or another request. */
async function wait(scene: Scene, load: Load, heldMs: number, broken: FailingCall): Promise<void> {
  const { page } = scene;
  await reload(page);
  await until(async () => expectSame('asked', broken.asked() > 0, true));
  await page.clock.fastForward(Math.min(heldMs, 31_000));
  await expectNotBlank(page);
  await expectNoMessage(alerts(page));
  if (load.leadsTo === undefined) expectSame('requests', broken.asked(), 1);
  if (heldMs === Infinity) {
    // The person reloads the page. Until then the rest of the page works.
    if (load.leadsTo === undefined)
      expectSame('links', (await page.getByRole('banner').getByRole('link').count()) > 0, true);
    await broken.heal();
    await reload(page);
  } else broken.release();
  await load.ready(page).waitFor();
}

/** A person who is redirected to the sign-in twice within a minute stays on the sign-in page and continues from there. */
async function signInTwice(scene: Scene, load: Load, broken: FailingCall): Promise<void> {
  const { page } = scene;
  const { href } = new URL(page.url());
  await reload(page);
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.waitFor();
  await broken.heal();
  await signIn.click();
  await load.ready(page).waitFor();
  expectSame('address', page.url(), href);
}

/** A person who is refused and gets access again sees the page. */
async function loseAccess(scene: Scene, load: Load, broken: FailingCall): Promise<void> {
  await reload(scene.page);
  await expectAccessAgain(scene, load, broken);
}

/** Handles an unusual answer without an error: an empty or a very long list. */
async function acceptUnusual(
  scene: Scene,
  load: Load,
  kind: FaultKind,
  broken: FailingCall,
): Promise<void> {
  const { page } = scene;
  await reload(page);
  await until(async () => expectSame('asked', broken.asked() > 0, true));
  await page.clock.fastForward(500);
  await expectNotBlank(page);
  if (!kind.isEmptyList) await load.ready(page).waitFor();
  await expectNoMessage(alerts(page));
  await broken.heal();
  if (!kind.isEmptyList) return;
  await reload(page);
  await load.ready(page).waitFor();
}

/** The row of a load in the fault matrix. */
export function loadRow(load: Load): FaultRow {
  const tryIt = (scene: Scene, kind: FaultKind, broken: FailingCall): Promise<void> => {
    const { cause } = kind;
    if ('heldMs' in cause) return wait(scene, load, cause.heldMs, broken);
    if (kind.endsSession) return signInTwice(scene, load, broken);
    if (kind.isForbidden && load.leadsTo === undefined) return loseAccess(scene, load, broken);
    if (kind.isEmptyList || 'rows' in cause) return acceptUnusual(scene, load, kind, broken);
    return fail(scene, load, kind, broken);
  };
  const cellOf = (kind: FaultKind): Cell => ({
    check: async (scene) => {
      const broken = await breakCall(scene, load.call, kind);
      try {
        await tryIt(scene, kind, broken);
      } finally {
        await broken.heal();
      }
    },
  });
  return { ...load, cellOf };
}
