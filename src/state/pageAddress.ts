import { browserAddress } from '#platform/address.ts';

/** Returns the full URL of a page of this site, for example for a link to share. */
export const pageAddress = (path: string): string =>
  new URL(path, browserAddress.here().origin).href;
