import type { Locator, Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import type { FaultKind } from './faults.ts';
import {
  breakCall,
  countCall,
  expectLeft,
  expectLetInAgain,
  expectSaid,
  markPage,
  type Broken,
  type Cell,
  type FaultRow,
  type Place,
  type Scene,
} from './faultScene.ts';
import { expectSame, until } from '../proof.ts';

/** A form, how it is filled in, and how it says that it could not be sent. */
export interface Form extends Place {
  /** Brings it into sight, empty or with what is to be edited. */
  readonly open: (scene: Scene) => Promise<unknown>;
  /** Where its fields are. */
  readonly frame: (page: Page) => Locator;
  /** Where its failures are said. */
  readonly voice: (page: Page) => Locator;
  /** What is typed, by the label of the field. */
  readonly fields: (number: number) => Readonly<Record<string, string>>;
  /** What is chosen from menus, by their label. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What is chosen in another way. */
  readonly choose?: (scene: Scene) => Promise<void>;
  readonly submit: (page: Page) => Locator;
  /** Sending it went through. */
  readonly isThrough: (scene: Scene) => Promise<void>;
  readonly says: (kind: FaultKind) => string;
  /** An answer that says yes, where that is not what it usually is. */
  readonly isYes?: (kind: FaultKind) => boolean;
  /** Why a fault cannot be got over by sending again. */
  readonly impossible?: (kind: FaultKind) => string | undefined;
  /** It stands outside of any workspace, so that none can refuse it. */
  readonly isOutside?: boolean;
  /** Pressing again joins what is under way, also after 'Stop waiting' (D57). */
  readonly isJoined?: boolean;
  /** What fails is said, and all goes on without it. */
  readonly goesOn?: boolean;
}

/** One with suggestions is a combobox to those who hear it. */
export const fieldIn = (frame: Locator, name: string): Locator =>
  frame.getByRole('textbox', { name }).or(frame.getByRole('combobox', { name }));

/** Fills the form in, and gives what was typed. */
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
  await form.isThrough(scene);
  counted.end();
  expectSame('requests of the second try', counted.asked(), 1);
}

/** It says so in its words, keeps what was typed and the focus, and goes through the second time. */
async function fail(scene: Scene, form: Form, kind: FaultKind, broken: Broken, typed: Typed) {
  const { page } = scene;
  await expectSaid(form.voice(page), form.says(kind));
  expectSame('requests', broken.asked(), 1);
  if (form.goesOn) return form.isThrough(scene);
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  expectSame('the focus is lost', isLost, false);
  await broken.heal();
  await sendAgain(scene, form, typed);
}

/** While it waits it is locked; after half a minute there is a way out, and what was typed stays. */
async function wait(scene: Scene, form: Form, heldMs: number, broken: Broken, typed: Typed) {
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
    return form.isThrough(scene);
  }
  await page.getByRole('button', { name: t('general.stopWaiting'), exact: true }).click();
  if (form.isJoined) {
    await expectTyped(page, form, typed);
    await form.submit(page).click();
    expectSame('requests', broken.asked(), 1);
    broken.release();
    return form.isThrough(scene);
  }
  await broken.heal();
  await sendAgain(scene, form, typed);
}

/** Who is sent away comes back, and finds what was typed. */
async function comeBack(scene: Scene, form: Form, broken: Broken, typed: Typed): Promise<void> {
  const { page } = scene;
  await until(async () => expectSame('answers', broken.answered(), 1));
  expectSame('requests', broken.asked(), 1);
  await broken.heal();
  await expectLeft(page);
  if (form.goesOn)
    return form
      .ready(page)
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
  await form.ready(page).waitFor();
  await form.open(scene);
  await sendAgain(scene, form, typed);
}

/** Who is refused and let in again finds what was typed. */
async function comeBackIn(scene: Scene, form: Form, broken: Broken, typed: Typed): Promise<void> {
  const heading = scene.page.getByRole('heading', { level: 1 });
  const ready = form.goesOn ? () => heading : form.ready;
  await expectLetInAgain(scene, { ...form, ready }, broken);
  if (form.goesOn) return;
  await form.open(scene);
  await sendAgain(scene, form, typed);
}

/** The row of a form. */
export function formRow(form: Form): FaultRow {
  const isYes = form.isYes ?? ((kind: FaultKind) => kind.isYes === true);
  const tryIt = async (scene: Scene, kind: FaultKind, broken: Broken, typed: Typed) => {
    const { happening } = kind;
    await markPage(scene.page);
    await form.submit(scene.page).click();
    if (kind.endsSession) return comeBack(scene, form, broken, typed);
    if (kind.isForbidden && !form.isOutside) return comeBackIn(scene, form, broken, typed);
    if ('heldMs' in happening) return wait(scene, form, happening.heldMs, broken, typed);
    if (!isYes(kind)) return fail(scene, form, kind, broken, typed);
    await form.isThrough(scene);
    expectSame('requests', broken.asked(), 1);
  };
  const cellOf = (kind: FaultKind): Cell => {
    if ('rows' in kind.happening) return { impossible: 'a change answers with no list' };
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
