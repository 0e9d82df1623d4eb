/** True on Apple devices, where shortcuts use ⌘ instead of Ctrl. */
export const isMac: boolean =
  typeof navigator !== 'undefined' && /mac|iphone|ipad/iu.test(navigator.platform);
