/** The words of a ListInput in English; a screen hands in its own. */
export const englishLabels = {
  add: 'Add',
  item: (position: number) => `Item ${position}`,
  up: (text: string) => `Move ${text} up`,
  down: (text: string) => `Move ${text} down`,
  remove: (text: string) => `Remove ${text}`,
  upTip: 'Move up (Alt+↑)',
  downTip: 'Move down (Alt+↓)',
  removeTip: 'Remove',
  added: (text: string) => `${text} added`,
  moved: (text: string, position: number, count: number) => `${text}, ${position} of ${count}`,
  removed: (text: string) => `${text} removed`,
};

export type ListInputLabels = typeof englishLabels;
