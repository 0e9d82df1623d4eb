/** Texts about unsent form drafts. */
export const draftWords = {
  'draft.changedTitle': 'Changed while you were away',
  'draft.changedAsk':
    'You have unsaved changes here, and these fields have been changed since. Choose which version to keep.',
  'draft.theirs': 'Saved version',
  'draft.mine': 'Your version',
  'draft.blank': '(empty)',
  'draft.continue': 'Continue editing',
  'draft.later': 'Decide later',
  'draft.missing': 'Choose a version for each field.',
} as const;
