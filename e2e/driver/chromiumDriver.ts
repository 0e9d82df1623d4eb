import type { Locator } from 'playwright';
import { stateOf, type BrowserDriver, type Target } from './browserDriver.ts';
import type { Visitor } from './visitor.ts';
import { fillLocalStorage } from './inPage.ts';

/** Drives Chromium through Playwright. */
export function chromiumDriver(visitor: Visitor): BrowserDriver {
  const { page } = visitor;
  const all = ({ role, name }: Target): Locator =>
    page.getByRole(role, name === undefined ? {} : { name, exact: true });
  const one = (target: Target): Locator => all(target).nth(target.nth ?? 0);
  return {
    goto: visitor.goto,
    reload: async () => void (await page.reload({ waitUntil: 'commit' })),
    address: visitor.address,
    visibleText: () => visitor.visibleText(),
    press: (target) => one(target).click(),
    write: (target, text) => one(target).fill(text),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    waitFor: (target) => one(target).waitFor(),
    hasFocus: (target) => one(target).evaluate((element) => element === document.activeElement),
    texts: (target) => all(target).allInnerTexts(),
    attribute: (target, name) => one(target).getAttribute(name),
    state: (target) => one(target).evaluate(stateOf),
    read: (work) => page.evaluate(work),
    store: (values) => page.evaluate(fillLocalStorage, values),
    close: visitor.close,
  };
}
