import type { Locator, Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import type { FaultKind } from './faults.ts';
import {
  breakCall,
  countCall,
  expectLeft,
  expectAccessAgain,
  expectMessage,
  markPage,
  type FailingCall,
  type Cell,
  type FaultRow,
  type Place,
  type Scene,
} from './faultScene.ts';
import { expectSame, until } from '../proof.ts';

/** An action of one button: it deletes a row or generates more. */
export interface Press extends Place {
  /** Presses the button and returns the checks of its outcome. */
  readonly start: (scene: Scene) => Promise<Outcome>;
  /** The element that shows its error messages. */
  readonly messages: (page: Page) => Locator;
  readonly expectedMessage: (kind: FaultKind) => string;
  /** After half a minute it offers 'Stop waiting'. */
  readonly canStop: boolean;
  /** The server did the work although its answer was lost, and the page finds out. */
  readonly isDoneAnyway?: (kind: FaultKind) => boolean;
  /** Which faults count as success for this action, if not the usual ones. */
  readonly countsAsSuccess?: (kind: FaultKind) => boolean;
}

/** The checks of what the press changed. */
export interface Outcome {
  /** Expects no change. */
  readonly expectUnchanged: () => Promise<void>;
  /** Expects success. */
  readonly expectSuccess: () => Promise<void>;
  /** Expects the row to be gone. */
  readonly expectGone?: () => Promise<void>;
  /** Does the same again. */
  readonly repeat: () => Promise<void>;
  /** Does the same again after a reload. */
  readonly repeatAfterReload: () => Promise<void>;
}

async function fail(
  scene: Scene,
  press: Press,
  kind: FaultKind,
  broken: FailingCall,
  seen: Outcome,
) {
  // The message of the previous press may still be shown.
  await until(async () => expectSame('requests', broken.asked(), 1));
  await expectMessage(press.messages(scene.page), press.expectedMessage(kind));
  expectSame('requests', broken.asked(), 1);
  if (press.isDoneAnyway?.(kind)) return seen.expectGone?.();
  await seen.expectUnchanged();
  await broken.heal();
  const counted = countCall(scene.page, press.call);
  await seen.repeat();
  await seen.expectSuccess();
  counted.end();
  expectSame('requests of the second try', counted.asked(), 1);
}

async function wait(
  scene: Scene,
  press: Press,
  heldMs: number,
  broken: FailingCall,
  seen: Outcome,
) {
  const { page } = scene;
  await until(async () => expectSame('requests', broken.asked(), 1));
  await page.clock.fastForward(Math.min(heldMs, 31_000));
  const still = page.getByRole('status').filter({ hasText: t('general.stillWorking') });
  if (press.canStop && heldMs > 30_000) await still.waitFor();
  expectSame('requests', broken.asked(), 1);
  if (heldMs < Infinity) {
    broken.release();
    return seen.expectSuccess();
  }
  await broken.heal();
  if (press.canStop) {
    await page.getByRole('button', { name: t('general.stopWaiting'), exact: true }).click();
    await until(async () => expectSame('still', await still.count(), 0));
  }
  // A second press joins the running request, so a new attempt needs a reload.
  await page.reload({ waitUntil: 'commit' });
  await press.ready(page).waitFor();
  await seen.repeatAfterReload();
  await seen.expectSuccess();
}

async function returnAfterSignIn(
  scene: Scene,
  press: Press,
  broken: FailingCall,
  seen: Outcome,
): Promise<void> {
  const { page } = scene;
  await until(async () => expectSame('answers', broken.answered(), 1));
  expectSame('requests', broken.asked(), 1);
  await broken.heal();
  await expectLeft(page);
  await press.ready(page).waitFor();
  await seen.repeatAfterReload();
  await seen.expectSuccess();
}

/** A person who is refused and gets access again can press again. */
async function returnAfterRefusal(scene: Scene, press: Press, broken: FailingCall, seen: Outcome) {
  await expectAccessAgain(scene, press, broken);
  await seen.repeatAfterReload();
  await seen.expectSuccess();
}

/** The row of a button in the fault matrix. */
export function pressRow(press: Press): FaultRow {
  const isYes = press.countsAsSuccess ?? ((kind: FaultKind) => kind.countsAsSuccess === true);
  const cellOf = (kind: FaultKind): Cell => {
    if ('rows' in kind.cause) return { impossible: 'a change answers with no list' };
    return {
      check: async (scene) => {
        const broken = await breakCall(scene, press.call, kind);
        try {
          await markPage(scene.page);
          const seen = await press.start(scene);
          const { cause } = kind;
          if (kind.endsSession) await returnAfterSignIn(scene, press, broken, seen);
          else if (kind.isForbidden) await returnAfterRefusal(scene, press, broken, seen);
          else if ('heldMs' in cause) await wait(scene, press, cause.heldMs, broken, seen);
          else if (isYes(kind)) await seen.expectSuccess();
          else await fail(scene, press, kind, broken, seen);
        } finally {
          await broken.heal();
        }
      },
    };
  };
  return { ...press, cellOf };
}
