import type { Locator, Page } from 'playwright';

/** A way to trigger the same action more often than intended. */
export interface Way {
  readonly name: string;
  readonly ask: (button: Locator, page: Page) => Promise<void>;
}

const clicks = 10;

/** Ten presses within 200 ms. */
const pressOften = (button: Locator): Promise<void> =>
  button.evaluate(async (element, times) => {
    if (!(element instanceof HTMLElement)) return;
    for (let time = 0; time < times; time += 1) {
      element.click();
      await new Promise((resolve) => setTimeout(resolve, 200 / times));
    }
  }, clicks);

const enterTwice = async (target: Locator, page: Page): Promise<void> => {
  await target.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};

/** Ways to press the same button. */
export const pressWays: readonly Way[] = [
  { name: 'ten clicks in 200 ms', ask: pressOften },
  { name: 'Enter twice', ask: enterTwice },
  { name: 'a double click', ask: (button) => button.dblclick() },
];

/** Enter in a field of a form that is sent that way. */
export const enterInField: Way = { name: 'Enter twice in a field', ask: enterTwice };
