import { createContext, use } from 'react';

/** The kit's own texts, in English. A product provides its language once for everything; a prop replaces a single text. */
export const kitWords = {
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  choose: 'Choose…',
  clearSearch: 'Clear search',
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  discardQuestion: 'Discard changes?',
  discardKeep: 'Keep editing',
  discard: 'Discard',
  stepDone: 'done',
  stepCurrent: 'current step',
  stepLocked: 'locked',
  loading: 'Loading',
  select: (label: string): string => `Select ${label}`,
  clear: 'Clear',
  selection: 'Selection',
  selected: (count: number): string => `${count} selected`,
  selectedHidden: (count: number, hidden: number): string =>
    `${count} selected · ${hidden} selected are hidden`,
  printed: (printed: number, total: number): string => `The first ${printed} of ${total}`,
  add: 'Add',
  item: (position: number): string => `Item ${position}`,
  moveUp: (text: string): string => `Move ${text} up`,
  moveDown: (text: string): string => `Move ${text} down`,
  moveUpTip: 'Move up (Alt+↑)',
  moveDownTip: 'Move down (Alt+↓)',
  removeTip: 'Remove',
  remove: (text: string): string => `Remove ${text}`,
  added: (text: string): string => `${text} added`,
  moved: (text: string, position: number, count: number): string =>
    `${text}, ${position} of ${count}`,
  removed: (text: string): string => `${text} removed`,
  duplicate: (text: string): string => `“${text}” is there already`,
  /** Of the palette and the list of keys. */
  commands: {
    palette: 'Search and commands',
    keys: 'Keyboard shortcuts',
    everywhere: 'Everywhere',
    placeholder: 'Search for a page, an action or a name',
    noMatch: 'Nothing found',
    loading: 'Loading lists…',
    failed: 'Some lists could not be searched',
    more: (count: number): string => `and ${count} more: type more to narrow it down`,
    singleKeys: 'Single-key shortcuts',
    singleKeysHint: 'Turn them off if you dictate text or press keys by accident.',
  },
};

export type KitWords = typeof kitWords;

export const KitWordsContext = createContext<KitWords>(kitWords);

/** The kit's words in the current language. */
export const useKitWords = (): KitWords => use(KitWordsContext);
