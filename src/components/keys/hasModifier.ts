interface Key {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** True for a key with Alt, Control or Meta. It belongs to the browser: Alt or Meta with Left is Back, for example. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Key): boolean =>
  altKey || ctrlKey || metaKey;
