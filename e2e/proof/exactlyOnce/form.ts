import type { Locator, Page } from 'playwright';
import type { Place, Scene } from './scene.ts';

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

/** A field with suggestions has the role combobox. */
export const fieldIn = (frame: Locator, name: string): Locator =>
  frame.getByRole('textbox', { name }).or(frame.getByRole('combobox', { name }));

let filled = 0;

/** Fills in the form and returns the typed texts. */
export async function fillIn(scene: Scene, form: Form): Promise<Readonly<Record<string, string>>> {
  const { page } = scene;
  const frame = form.frame(page);
  filled += 1;
  const typed = form.fields(filled);
  for (const [label, text] of Object.entries(typed)) await fieldIn(frame, label).fill(text);
  for (const [label, choice] of Object.entries(form.choices ?? {})) {
    await frame.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await form.choose?.(scene);
  return typed;
}
