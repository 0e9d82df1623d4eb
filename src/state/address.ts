import { browserAddress, entryState } from '#platform/address.ts';

/**
 * Returns the path in the address bar. It may differ from the page on screen, which stays there while the next page loads.
 */
export const pathNow = (): string => browserAddress.here().pathname;

/** Returns the full URL of a page of this site, for example for a link to share. */
export const fullUrl = (path: string): string => new URL(path, browserAddress.here().origin).href;

/**
 * Returns the key that the router gave to the open entry of the history. Each navigation gives another, also one to the same
 * address. The page on screen may still be that of the entry before, until the next one is rendered.
 */
export function entryNow(): string {
  const { key } = Object(entryState()) as { key?: unknown };
  return typeof key === 'string' ? key : '';
}
