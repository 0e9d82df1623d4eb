const sayings = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** True when a part of the app could not be loaded: gone since the last deploy, or the network is. Browsers differ in their words. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && sayings.some((saying) => error.message.includes(saying));
}
