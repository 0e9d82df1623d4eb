/** The keys of a command: one key ("n", "/", "?") or the platform's command key and one ("mod+k"). */
export type Keys = string;

/** What a key event says about itself. */
export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const modifier = 'mod+';

/** A single key is one letter or sign, pressed alone; such keys can be switched off by who dictates text. */
export const isSingleKey = (keys: Keys): boolean => !keys.startsWith(modifier);

/** True where the event is these keys. Shift is part of the sign it makes ("?"), so that it is not asked about. */
export function isPressed(keys: Keys, event: Pressed, isMac: boolean): boolean {
  const hasMod = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  const hasNone = !event.ctrlKey && !event.metaKey;
  const isRight = isSingleKey(keys) ? hasNone : hasMod;
  return isRight && !event.altKey && event.key.toLowerCase() === signOf(keys);
}

const signOf = (keys: Keys): string => (isSingleKey(keys) ? keys : keys.slice(modifier.length));

/** What is printed on the keys, one after the other. */
export function keyCaps(keys: Keys, isMac: boolean): readonly string[] {
  const sign = signOf(keys).toUpperCase();
  return isSingleKey(keys) ? [sign] : [isMac ? '⌘' : 'Ctrl', sign];
}

/** The attribute that tells assistive technology. */
export const ariaKeys = (keys: Keys, isMac: boolean): string =>
  isSingleKey(keys) ? keys : `${isMac ? 'Meta' : 'Control'}+${signOf(keys).toUpperCase()}`;
