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

/** A form: how to open it, fill it in and send it, and how it reports a failure. */
export interface Form extends Place {
  /** Opens the form, empty or with the row to edit. */
  readonly open: (scene: Scene) => Promise<unknown>;
  /** The element that contains its fields. */
  readonly frame: (page: Page) => Locator;
  /** The element that shows its error messages. */
  readonly messages: (page: Page) => Locator;
  /** The texts to type by field label; the number makes them unique. */
  readonly fields: (number: number) => Readonly<Record<string, string>>;
  /** The options to choose from menus, by menu label. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Makes choices that are not menus. */
  readonly choose?: (scene: Scene) => Promise<void>;
  readonly submit: (page: Page) => Locator;
  /** Expects that the form was sent successfully. */
  readonly expectSuccess: (scene: Scene) => Promise<void>;
  readonly expectedMessage: (kind: FaultKind) => string;
  /** Which faults count as success for this form, if not the usual ones. */
  readonly countsAsSuccess?: (kind: FaultKind) => boolean;
  /** Why sending again cannot recover from a fault. */
  readonly impossible?: (kind: FaultKind) => string | undefined;
  /** The form belongs to no workspace, so no workspace can refuse it. */
  readonly isOutsideWorkspace?: boolean;
  /** Pressing again joins what is under way, also after 'Stop waiting' (D57). */
  readonly joinsRunningRequest?: boolean;
  /** A failure is reported and the flow continues without the call. */
  readonly continuesAnyway?: boolean;
}

/** A field with suggestions has the role combobox. */
export const fieldIn = (frame: Locator, name: string): Locator =>
  frame.getByRole('textbox', { name }).or(frame.getByRole('combobox', { name }));

/** Fills in the form and returns the typed texts. */
export async function fillIn(
  scene: Scene,
  form: Pick<Form, 'frame' | 'fields' | 'choices' | 'choose'>,
): Promise<Readonly<Record<string, string>>> {
  const { page } = scene;
  const frame = form.frame(page);
  const typed = form.fields(scene.next());
  for (const [label, text] of Object.entries(typed)) await fieldIn(frame, label).fill(text);
  for (const [label, choice] of Object.entries(form.choices ?? {})) {
    await frame.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await form.choose?.(scene);
  return typed;
}

export async function expectTyped(
  page: Page,
  form: Form,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await until(async () =>
      expectSame(label, await fieldIn(form.frame(page), label).inputValue(), text),
    );
}

type Typed = Readonly<Record<string, string>>;

async function sendAgain(scene: Scene, form: Form, typed: Typed): Promise<void> {
  const { page } = scene;
  await expectTyped(page, form, typed);
  expectSame('can send again', await form.submit(page).isEnabled(), true);
  expectSame('is busy', await form.submit(page).getAttribute('aria-busy'), null);
  const counted = countCall(page, form.call);
  await form.submit(page).click();
  await form.expectSuccess(scene);
  counted.end();
  expectSame('requests of the second try', counted.asked(), 1);
}

/** The form shows its message, keeps the typed text and the focus, and succeeds the second time. */
async function fail(scene: Scene, form: Form, kind: FaultKind, broken: FailingCall, typed: Typed) {
  const { page } = scene;
  await expectMessage(form.messages(page), form.expectedMessage(kind));
  expectSame('requests', broken.asked(), 1);
  if (form.continuesAnyway) return form.expectSuccess(scene);
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  expectSame('the focus is lost', isLost, false);
  await broken.heal();
  await sendAgain(scene, form, typed);
}

/** A waiting form is locked; after half a minute it offers 'Stop waiting' and keeps the typed text. */
async function wait(scene: Scene, form: Form, heldMs: number, broken: FailingCall, typed: Typed) {
  const { page } = scene;
  await until(async () => expectSame('requests', broken.asked(), 1));
  await page.clock.fastForward(Math.min(heldMs, 31_000));
  expectSame('is busy', await form.submit(page).getAttribute('aria-busy'), 'true');
  await form.submit(page).click({ force: true });
  expectSame('requests', broken.asked(), 1);
  if (heldMs > 30_000)
    await page
      .getByRole('status')
      .filter({ hasText: t('general.stillWorking') })
      .waitFor();
  if (heldMs < Infinity) {
    broken.release();
    return form.expectSuccess(scene);
  }
  await page.getByRole('button', { name: t('general.stopWaiting'), exact: true }).click();
  if (form.joinsRunningRequest) {
    await expectTyped(page, form, typed);
    await form.submit(page).click();
    expectSame('requests', broken.asked(), 1);
    broken.release();
    return form.expectSuccess(scene);
  }
  await broken.heal();
  await sendAgain(scene, form, typed);
}

/** A person who is sent to sign in comes back and finds the typed text. */
async function returnAfterSignIn(
  scene: Scene,
  form: Form,
  broken: FailingCall,
  typed: Typed,
): Promise<void> {
  const { page } = scene;
  await until(async () => expectSame('answers', broken.answered(), 1));
  expectSame('requests', broken.asked(), 1);
  await broken.heal();
  await expectLeft(page);
  if (form.continuesAnyway)
    return form
      .ready(page)
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
  await form.ready(page).waitFor();
  await form.open(scene);
  await sendAgain(scene, form, typed);
}

/** A person who is refused and gets access again finds the typed text. */
async function returnAfterRefusal(
  scene: Scene,
  form: Form,
  broken: FailingCall,
  typed: Typed,
): Promise<void> {
  const heading = scene.page.getByRole('heading', { level: 1 });
  const ready = form.continuesAnyway ? () => heading : form.ready;
  await expectAccessAgain(scene, { ...form, ready }, broken);
  if (form.continuesAnyway) return;
  await form.open(scene);
  await sendAgain(scene, form, typed);
}

/** The row of a form in the fault matrix. */
export function formRow(form: Form): FaultRow {
  const isYes = form.countsAsSuccess ?? ((kind: FaultKind) => kind.countsAsSuccess === true);
  const tryIt = async (scene: Scene, kind: FaultKind, broken: FailingCall, typed: Typed) => {
    const { cause } = kind;
    await markPage(scene.page);
    await form.submit(scene.page).click();
    if (kind.endsSession) return returnAfterSignIn(scene, form, broken, typed);
    if (kind.isForbidden && !form.isOutsideWorkspace)
      return returnAfterRefusal(scene, form, broken, typed);
    if ('heldMs' in cause) return wait(scene, form, cause.heldMs, broken, typed);
    if (!isYes(kind)) return fail(scene, form, kind, broken, typed);
    await form.expectSuccess(scene);
    expectSame('requests', broken.asked(), 1);
  };
  const cellOf = (kind: FaultKind): Cell => {
    if ('rows' in kind.cause) return { impossible: 'a change answers with no list' };
    const impossible = form.impossible?.(kind);
    if (impossible !== undefined) return { impossible };
    return {
      check: async (scene) => {
        await form.open(scene);
        const typed = await fillIn(scene, form);
        const broken = await breakCall(scene, form.call, kind);
        try {
          await tryIt(scene, kind, broken, typed);
        } finally {
          await broken.heal();
        }
      },
    };
  };
  return { ...form, cellOf };
}
