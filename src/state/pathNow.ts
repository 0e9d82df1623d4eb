import { browserAddress } from '#platform/address.ts';

/** The path in the address bar. While the next page loads, the previous page is still on screen. */
export const pathNow = (): string => browserAddress.here().pathname;
