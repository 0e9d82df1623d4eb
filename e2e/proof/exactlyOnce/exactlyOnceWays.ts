import type { Locator, Page } from 'playwright';

/** A way to ask for the same thing more often than it is meant. */
export interface Way {
  readonly name: string;
  readonly ask: (button: Locator, page: Page) => Promise<void>;
}

const clicks = 10;

/** As many presses as an impatient finger makes, all within a fifth of a second. */
const pressOften = (button: Locator): Promise<void> =>
  button.evaluate(async (element, times) => {
    if (!(element instanceof HTMLElement)) return;
    for (let time = 0; time < times; time += 1) {
      element.click();
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a finger does
      await new Promise((resolve) => setTimeout(resolve, 200 / times));
    }
  }, clicks);

const enterTwice = async (button: Locator, page: Page): Promise<void> => {
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};

/** Presses of one and the same button. */
export const pressWays: readonly Way[] = [
  { name: 'ten clicks in 200 ms', ask: pressOften },
  { name: 'Enter twice', ask: enterTwice },
  { name: 'a double click', ask: (button) => button.dblclick() },
];

/** Enter in a field, where a form is sent that way. */
export const enterInField: Way = {
  name: 'Enter twice in a field',
  ask: async (field, page) => {
    await field.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
};
