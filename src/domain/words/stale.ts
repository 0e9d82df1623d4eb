/**
 * Texts for when a part of the app could not be loaded. That part may be the catalogue itself, so these texts are always
 * loaded.
 */
export const staleWords = {
  'shell.stale.lead':
    'Part of this page could not be loaded. That happens after an update or when the connection drops.',
  'shell.stale.reload': 'Reload',
} as const;
