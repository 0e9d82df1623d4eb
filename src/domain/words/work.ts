/** Work that goes on although its page was left. */
export const workWords = {
  'work.adding': 'Adding',
  'work.deleting': 'Deleting',
  'work.emails': 'Writing emails',
  'work.prospects': 'Finding prospects',
  'work.progress': '{done} of {of}',
  'work.stopAll': 'Stop all',
} as const;
