const messages = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** True when a file of the app could not be loaded, after a deploy or without a network. Browsers word this differently. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && messages.some((message) => error.message.includes(message));
}
