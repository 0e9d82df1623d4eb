/** An element as assistive technology finds it: by its role and its full accessible name, or a pattern of the name. */
export interface Target {
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
  readonly visibleText: () => Promise<string>;
  /** Waits for an element and clicks it. */
  readonly press: (target: Target) => Promise<void>;
  /** Waits for a field and replaces its text. */
  readonly write: (target: Target, text: string) => Promise<void>;
  readonly key: (name: 'Enter' | 'Escape' | 'Space' | 'Tab') => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly waitFor: (target: Target) => Promise<void>;
  readonly hasFocus: (target: Target) => Promise<boolean>;
  readonly texts: (target: Target) => Promise<readonly string[]>;
  readonly attribute: (target: Target, name: string) => Promise<string | null>;
  /** The value of a field, or whether a box is checked. */
  readonly state: (target: Target) => Promise<string | boolean>;
  /** Runs a function in the page and returns its result. */
  readonly read: <Value>(work: () => Value) => Promise<Value>;
  readonly store: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Closes the browser profile; fails on unexpected console errors, warnings and requests. */
  readonly close: () => Promise<void>;
}

/** More Tab stops than any page has. */
const maxTabStops = 80;

/** Presses Tab until the element has the focus. */
export async function tabTo(driver: BrowserDriver, target: Target): Promise<void> {
  await driver.waitFor(target);
  for (let stops = 0; stops < maxTabStops; stops += 1) {
    if (await driver.hasFocus(target)) return;
    await driver.key('Tab');
  }
  throw new Error(`Tab does not lead to the ${target.role} ${String(target.name)}.`);
}

/** The value of a field, or whether a box is checked; runs in the page. */
export const stateOf = (element: Element): string | boolean => {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return '';
  const isBox = element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
  return isBox ? element.checked : element.value;
};
