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
  'list.notRefreshed': 'Saved. The list could not be refreshed.',
  'list.paste': 'Paste many',
  'paste.summary': '{fresh} new, {duplicate} already there, {invalid} to be mended',
  'paste.waitingCount': {
    one: '{count} row waits for a choice',
    other: '{count} rows wait for a choice',
  },
  'paste.waiting': 'Choose how its numbers are read',
  'paste.doubt': {
    one: '“{example}” could be read two ways. How is it meant?',
    other: '“{example}” and {others} more numbers could be read two ways. How are they meant?',
  },
  'paste.readAs': '{column}: “{text}” is read as',
  'paste.notANumber': 'not a number',
  'paste.written': 'from “{text}”',
  'paste.fresh': 'New',
  'paste.duplicate': 'Already in the list',
  'paste.repeated': 'Stands further up in the same text',
  'paste.line': 'Line',
  'paste.verdict': 'What happens',
  'paste.preview': 'What will be added',
  'paste.more': { one: 'and {count} more line', other: 'and {count} more lines' },
} as const;
