/** Work that goes on although its page was left. */
export const workWords = {
  'work.adding': 'Adding',
  'work.deleting': 'Deleting',
  'work.emails': 'Writing emails',
  'work.prospects': 'Finding prospects',
  'work.progress': '{done} of {of}',
  'work.progressElsewhere': '{done} of {of} in another tab',
  'work.stopAll': 'Stop all',
} as const;
