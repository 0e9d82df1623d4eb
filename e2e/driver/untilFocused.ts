import { expect } from 'vitest';
import type { Locator } from 'playwright';
import { waitOptions } from './visitor.ts';

/** Waits until the element has the focus. A dialog is visible before its field has it, and text typed then is lost. */
export const untilFocused = (target: Locator): Promise<void> =>
  expect
    .poll(() => target.evaluate((element) => element === document.activeElement), waitOptions)
    .toBe(true);
