import { browserAddress } from '#platform/address.ts';

/** The whole address of a page of this site, for somebody else to open. */
export const pageAddress = (path: string): string =>
  new URL(path, browserAddress.here().origin).href;
