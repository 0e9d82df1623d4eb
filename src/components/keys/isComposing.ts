import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * True while an input method (IME) handles the key, as for Japanese and Chinese: Enter then accepts a word, and Escape rejects
 * one. Safari sends that Enter after the composition, with the code 229.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}
