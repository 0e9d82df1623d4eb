/** The keys of a command: one key ("n", "/", "?") or the platform's command key and one ("mod+k"). */
export type Keys = string;

/** The parts of a keyboard event that are used. */
export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const modifier = 'mod+';

/** True for one letter or sign pressed alone. People who dictate text can switch such keys off. */
export const isSingleKey = (keys: Keys): boolean => !keys.startsWith(modifier);

/** True unless these are a single key and such keys are switched off. */
export const isKeyOn = (keys: Keys, hasSingleKeys: boolean): boolean =>
  hasSingleKeys || !isSingleKey(keys);

/** True when the event is these keys. Shift is ignored, because it is part of the sign it makes ("?"). */
export function isPressed(keys: Keys, event: Pressed, isMac: boolean): boolean {
  const hasMod = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  const hasNone = !event.ctrlKey && !event.metaKey;
  const isRight = isSingleKey(keys) ? hasNone : hasMod;
  return isRight && !event.altKey && event.key.toLowerCase() === signOf(keys);
}

const signOf = (keys: Keys): string => (isSingleKey(keys) ? keys : keys.slice(modifier.length));

/** The labels of the keys, in order. */
export function keyCaps(keys: Keys, isMac: boolean): readonly string[] {
  const sign = signOf(keys).toUpperCase();
  return isSingleKey(keys) ? [sign] : [isMac ? '⌘' : 'Ctrl', sign];
}
