import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './addresses.ts';
import { Unreadable } from './unreadable.ts';

/** The addresses that may be read. */
export interface Reach {
  /** Allows this machine's own addresses, on any port: for development and tests. */
  readonly allowsLoopback: boolean;
}

const usualPorts = new Set(['', '80', '443']);

/** Returns the host without the brackets of IPv6 and without a trailing dot. */
export const plainHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

/** True for the names of this machine, which need no lookup. */
export function isLoopbackHost(host: string): boolean {
  return /(^|\.)localhost$/.test(host) || isLoopbackAddress(host);
}

/**
 * Returns the URL if it may be requested: http or https, a usual port, no credentials, and no private IP address as its
 * host. The URL parser has already normalised all notations of an IPv4 address.
 */
export function checkedAddress(url: URL, { allowsLoopback }: Reach): URL {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Unreadable('is no http or https address');
  if (url.username !== '' || url.password !== '')
    throw new Unreadable('carries a user name or a password');
  const host = plainHost(url);
  if (allowsLoopback && isLoopbackHost(host)) return url;
  if (!usualPorts.has(url.port)) throw new Unreadable(`is on port ${url.port}`);
  const isAddress = isIP(host) !== 0;
  if (isLoopbackHost(host) || (isAddress && !isPublicAddress(host)))
    throw new Unreadable('is not on the public internet');
  if (!isAddress && !host.includes('.')) throw new Unreadable('is no full host name');
  return url;
}

/** Returns the checked URL of a website as a person typed it. A bare host gets https. */
export function typedAddress(text: string, reach: Reach): URL {
  const typed = text.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed);
  const url = URL.parse(hasScheme ? typed : `https://${typed}`);
  if (!url) throw new Unreadable('is no address of a website');
  url.hash = '';
  return checkedAddress(url, reach);
}

const withoutWww = (url: URL): string => plainHost(url).replace(/^www\./, '');

/** True for pages of the same site: the same host, with or without `www.`, on the same port or the default ports. */
export function isSameSite(one: URL, other: URL): boolean {
  const isSamePort = usualPorts.has(one.port)
    ? usualPorts.has(other.port)
    : one.port === other.port;
  return withoutWww(one) === withoutWww(other) && isSamePort;
}
