import { browserAddress } from '#platform/address.ts';

/** The path in the address bar. While the next page is waited for, it is ahead of the page that is still drawn. */
export const pathNow = (): string => browserAddress.here().pathname;
