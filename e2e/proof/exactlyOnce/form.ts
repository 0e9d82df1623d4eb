import type { Locator, Page } from 'playwright';
import { fieldIn, fillIn } from '../../driver/controls.ts';
import {
  counted,
  leaveAndReturn,
  reset,
  type Attempt,
  type Place,
  type Row,
  type Scene,
} from './scene.ts';
import { enterInField, pressWays, type Way } from './ways.ts';

/** A form: how to open it, fill it in and send it. */
export interface Form extends Place {
  /** Opens the form, empty or with the row to edit. */
  readonly open: (scene: Scene) => Promise<unknown>;
  /** The element that contains its fields. */
  readonly frame: (page: Page) => Locator;
  /** The texts to type by field label; the number makes them unique. */
  readonly fields: (number: number) => Readonly<Record<string, string>>;
  /** The options to choose from menus, by menu label. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Makes choices that are not menus. */
  readonly choose?: (scene: Scene) => Promise<void>;
  readonly submit: (page: Page) => Locator;
  /** Expects that the form was sent successfully. */
  readonly expectSuccess: (scene: Scene) => Promise<void>;
  /** Success leads to another page; the next case starts by coming back. */
  readonly leavesPage?: boolean;
}

let filled = 0;

/** Fills in the form and returns the typed texts. */
async function fillForm(scene: Scene, form: Form): Promise<Readonly<Record<string, string>>> {
  const { page } = scene;
  const frame = form.frame(page);
  filled += 1;
  const typed = form.fields(filled);
  await fillIn(frame, typed);
  for (const [label, choice] of Object.entries(form.choices ?? {})) {
    await frame.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await form.choose?.(scene);
  return typed;
}

/** Returns the row of a form: it is sent more often than intended. */
export function formRow(form: Form): Row {
  const send = (way: Way, target: 'button' | 'field'): Attempt => ({
    name: way.name,
    check: async (scene) => {
      const { page } = scene;
      await form.open(scene);
      const typed = await fillForm(scene, form);
      const [first = ''] = Object.keys(typed);
      await counted(scene, form.call, async (letGo) => {
        const field = fieldIn(form.frame(page), first);
        await way.ask(target === 'button' ? form.submit(page) : field, page);
        letGo();
        await form.expectSuccess(scene);
      });
      if (!form.leavesPage) return;
      // A new workspace signs in first, which would navigate away.
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await reset(scene, form);
    },
  });
  const inTheMiddle: Attempt = {
    name: 'Back and Forward in the middle',
    check: async (scene) => {
      const { page } = scene;
      await form.open(scene);
      await fillForm(scene, form);
      await counted(scene, form.call, async (letGo) => {
        await form.submit(page).click();
        await leaveAndReturn(scene);
        letGo();
        await form.ready(page).waitFor();
      });
      await reset(scene, form);
    },
  };
  return {
    ...form,
    attempts: [
      ...pressWays.map((way) => send(way, 'button')),
      send(enterInField, 'field'),
      ...(form.leavesPage ? [] : [inTheMiddle]),
    ],
  };
}
