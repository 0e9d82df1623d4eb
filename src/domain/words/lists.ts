/** What every list says of taking many rows in and out. */
export const listWords = {
  'selection.count': { one: '{count} selected', other: '{count} selected' },
  'selection.hidden': { one: '{count} selected is hidden', other: '{count} selected are hidden' },
  'list.copy': 'Copy as lines',
  'list.export': 'Export CSV',
  'list.exportShown': {
    one: 'Export the {count} row shown',
    other: 'Export the {count} rows shown',
  },
  'list.delete': 'Delete',
  'list.paste': 'Paste many',
  'paste.summary': '{fresh} new, {duplicate} already there, {invalid} to be mended',
  'paste.fresh': 'New',
  'paste.duplicate': 'Already in the list',
  'paste.repeated': 'Stands further up in the same text',
  'paste.line': 'Line',
  'paste.verdict': 'What happens',
  'paste.preview': 'What will be added',
  'paste.more': { one: 'and {count} more line', other: 'and {count} more lines' },
} as const;
