/** On this machine the command key is ⌘. */
export const isMac: boolean =
  typeof navigator !== 'undefined' && /mac|iphone|ipad/iu.test(navigator.platform);
