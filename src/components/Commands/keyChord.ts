/** The keys of a command: one key ("n", "/", "?") or the platform's command key and one ("mod+k"). */
export type Keys = string;

export interface KeyRules {
  /** The command key is ⌘. */
  readonly isMac: boolean;
  /** False while single keys are switched off. Then they do nothing and are named nowhere. */
  readonly hasSingleKeys: boolean;
}

const modifier = 'mod+';

/** True for one letter or sign pressed alone. People who dictate text can switch such keys off. */
export const isSingleKey = (keys: Keys): boolean => !keys.startsWith(modifier);

/** The keys of an event, if a command may have them. Shift is ignored, because it is part of the sign it makes ("?"). */
export function pressedKeys(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  isMac: boolean,
): Keys | undefined {
  const [hasModifier, hasOther] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (altKey || hasOther) return undefined;
  return `${hasModifier ? modifier : ''}${key.toLowerCase()}`;
}

/** The labels of the keys, in order. None while they are off. */
export function keyCaps(
  keys: Keys | undefined,
  { isMac, hasSingleKeys }: KeyRules,
): readonly string[] {
  if (keys === undefined) return [];
  if (isSingleKey(keys)) return hasSingleKeys ? [keys.toUpperCase()] : [];
  return [isMac ? '⌘' : 'Ctrl', keys.slice(modifier.length).toUpperCase()];
}
