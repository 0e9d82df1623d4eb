/** Texts of rewriting one field of a card. */
export const rewritingWords = {
  'rewrite.menu': 'Rewrite part of {label}',
  'rewrite.tip': 'Rewrite',
  'rewrite.one': 'Rewrite “{field}”',
  'rewrite.now': 'Now',
  'rewrite.next': 'New',
  'rewrite.asking': 'Writing a new text…',
  'rewrite.askingAnother': 'Writing another text…',
  'rewrite.missing': 'This server cannot rewrite a single text. You can edit it by hand.',
  'rewrite.gone': 'This card was deleted.',
  'rewrite.assumption': 'An assumption: check it before you take it.',
  'rewrite.take': 'Take the new text',
  'rewrite.taking': 'Taking…',
  'rewrite.another': 'Another one',
  'rewrite.leave': 'Keep the old text',
  'rewrite.taken': 'The new text is in place.',
  'rewrite.takenGone': 'The old text cannot be put back: the card was deleted.',
} as const;
