/** What was typed into a form and not sent yet. */
export const draftWords = {
  'draft.changedTitle': 'Changed since you typed',
  'draft.changedAsk':
    'You typed something here without saving it, and these fields have been changed since. Choose what to keep in each.',
  'draft.theirs': 'Saved now',
  'draft.mine': 'What you typed',
  'draft.blank': '(empty)',
  'draft.continue': 'Continue editing',
  'draft.later': 'Decide later',
  'draft.missing': 'Choose one for each field.',
} as const;
