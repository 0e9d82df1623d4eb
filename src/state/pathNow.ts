import { browserAddress } from '#platform/address.ts';

/**
 * Returns the path in the address bar. It may differ from the page on screen, which stays there while the next page loads.
 */
export const pathNow = (): string => browserAddress.here().pathname;
