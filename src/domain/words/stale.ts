/** Said when a part of the product did not come, maybe the catalogue itself: so these words are there from the start. */
export const staleWords = {
  'shell.stale.lead':
    'Part of this page could not be loaded. That happens after an update or when the connection drops.',
  'shell.stale.reload': 'Reload',
} as const;
