/** An element as assistive technology finds it: by its role and its full accessible name, or a pattern of the name. */
export interface Thing {
  readonly role:
    | 'button'
    | 'checkbox'
    | 'heading'
    | 'link'
    | 'radio'
    | 'row'
    | 'searchbox'
    | 'textbox';
  readonly name?: string | RegExp;
  /** The index among equal elements; 0 by default. */
  readonly nth?: number;
}

/** What a journey does in a browser; the same for Chromium and Firefox. */
export interface BrowserDriver {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly address: () => string;
  /** The visible text of the page. */
  readonly words: () => Promise<string>;
  /** Waits for an element and clicks it. */
  readonly press: (thing: Thing) => Promise<void>;
  /** Waits for a field and replaces its text. */
  readonly write: (thing: Thing, text: string) => Promise<void>;
  readonly key: (name: 'Enter' | 'Escape' | 'Space' | 'Tab') => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly waitFor: (thing: Thing) => Promise<void>;
  readonly hasFocus: (thing: Thing) => Promise<boolean>;
  readonly texts: (thing: Thing) => Promise<readonly string[]>;
  readonly attribute: (thing: Thing, name: string) => Promise<string | null>;
  /** The value of a field, or whether a box is checked. */
  readonly state: (thing: Thing) => Promise<string | boolean>;
  /** Runs a function in the page and returns its result. */
  readonly read: <Value>(work: () => Value) => Promise<Value>;
  readonly keep: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Closes the browser profile; fails on unexpected console errors, warnings and requests. */
  readonly leave: () => Promise<void>;
}

/** More Tab stops than any page has. */
const farthest = 80;

/** Presses Tab until the element has the focus. */
export async function tabTo(driver: BrowserDriver, thing: Thing): Promise<void> {
  await driver.waitFor(thing);
  for (let stops = 0; stops < farthest; stops += 1) {
    if (await driver.hasFocus(thing)) return;
    await driver.key('Tab');
  }
  throw new Error(`Tab does not lead to the ${thing.role} ${String(thing.name)}.`);
}

/** The value of a field, or whether a box is checked; runs in the page. */
export const stateOf = (element: Element): string | boolean => {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return '';
  const isBox = element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
  return isBox ? element.checked : element.value;
};
