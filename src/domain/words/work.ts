/** Texts about work that continues when its page is left. */
export const workWords = {
  'work.adding': 'Adding',
  'work.deleting': 'Deleting',
  'work.emails': 'Writing emails',
  'work.prospects': 'Finding prospects',
  'work.progress': '{done} of {of}',
  'work.stopAll': 'Stop all',

  'step.reading': 'Reading your website',
  'step.readingOf': 'Reading your website · {done} of {of} pages',
  'step.writing': 'Writing {what}',
  'step.writingAny': 'Writing suggestions',
  'step.people': 'Looking for people',
  'step.mail': 'Writing emails',
  'step.websites': 'Checking which websites answer',
  'step.figures': 'Looking up figures',
} as const;
