import { entryState } from '#platform/address.ts';

/**
 * Returns the key that the router gave to the open entry of the history. Each navigation gives another, also one to the same
 * address. The page on screen may still be that of the entry before, until the next one is rendered.
 */
export function entryNow(): string {
  const { key } = Object(entryState()) as { key?: unknown };
  return typeof key === 'string' ? key : '';
}
