import type { Locator, Page } from 'playwright';
import type { FaultKind } from './faults.ts';
import type { Place, Scene } from './faultScene.ts';
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
