/** Something on the page as it is found by those who hear it: by its role, and by all of its name or a pattern of it. */
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
  /** Which of those that are meant; the first, where nothing is said. */
  readonly nth?: number;
}

/** What a journey needs of a browser, so that it goes the same way in every kind. */
export interface Hand {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly address: () => string;
  /** All the words in sight. */
  readonly words: () => Promise<string>;
  /** Waits for a thing and presses it. */
  readonly press: (thing: Thing) => Promise<void>;
  /** Waits for a field and writes in it, in place of what was there. */
  readonly write: (thing: Thing, text: string) => Promise<void>;
  readonly key: (name: 'Enter' | 'Escape' | 'Space' | 'Tab') => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly waitFor: (thing: Thing) => Promise<void>;
  readonly hasFocus: (thing: Thing) => Promise<boolean>;
  readonly texts: (thing: Thing) => Promise<readonly string[]>;
  readonly attribute: (thing: Thing, name: string) => Promise<string | null>;
  /** What stands in a field, or whether a box is ticked. */
  readonly state: (thing: Thing) => Promise<string | boolean>;
  /** Reads something off the page with a function of its own. */
  readonly read: <Value>(work: () => Value) => Promise<Value>;
  readonly keep: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Closes the browser profile; what was heard meanwhile and nobody expected fails the journey. */
  readonly leave: () => Promise<void>;
}

/** More stops than any page has. */
const farthest = 80;

/** Goes from stop to stop with Tab alone until the focus is where it is wanted. */
export async function tabTo(hand: Hand, thing: Thing): Promise<void> {
  await hand.waitFor(thing);
  for (let stops = 0; stops < farthest; stops += 1) {
    if (await hand.hasFocus(thing)) return;
    await hand.key('Tab');
  }
  throw new Error(`Tab does not lead to the ${thing.role} ${String(thing.name)}.`);
}

/** What a field or box says of itself, in the page. */
export const stateOf = (element: Element): string | boolean => {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return '';
  const isBox = element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
  return isBox ? element.checked : element.value;
};
