import type { Locator } from 'playwright';
import { stateOf, type BrowserDriver, type Thing } from './browserDriver.ts';
import type { Visitor } from './visitor.ts';

/** Drives Chromium through Playwright. */
export function chromiumDriver(visitor: Visitor): BrowserDriver {
  const { page } = visitor;
  const all = ({ role, name }: Thing): Locator =>
    page.getByRole(role, name === undefined ? {} : { name, exact: true });
  const one = (thing: Thing): Locator => all(thing).nth(thing.nth ?? 0);
  return {
    goto: visitor.goto,
    reload: async () => void (await page.reload({ waitUntil: 'commit' })),
    address: visitor.address,
    words: () => visitor.words(),
    press: (thing) => one(thing).click(),
    write: (thing, text) => one(thing).fill(text),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    waitFor: (thing) => one(thing).waitFor(),
    hasFocus: (thing) => one(thing).evaluate((element) => element === document.activeElement),
    texts: (thing) => all(thing).allInnerTexts(),
    attribute: (thing, name) => one(thing).getAttribute(name),
    state: (thing) => one(thing).evaluate(stateOf),
    read: (work) => page.evaluate(work),
    keep: (values) =>
      page.evaluate((given) => {
        for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
      }, values),
    leave: visitor.leave,
  };
}
