import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './addresses.ts';
import { Unreadable } from './unreadable.ts';

/** Which addresses may be read. */
export interface Reach {
  /** This machine's own addresses, on any port: for development and tests. */
  readonly allowsLoopback: boolean;
}

const usualPorts = new Set(['', '80', '443']);

/** A host without the brackets of IPv6 and the dot of a full name. */
export const plainHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

/** True for the names of this machine, which need no lookup. */
export function isLoopbackHost(host: string): boolean {
  return /(^|\.)localhost$/.test(host) || isLoopbackAddress(host);
}

/**
 * An address that may be asked: http or https, the usual ports, no credentials, and where the host is
 * an address, a public one. The URL standard spells every form of an IPv4 address the same way.
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

/** Reads a website as it was typed; a bare host gets https. */
export function typedAddress(text: string, reach: Reach): URL {
  const typed = text.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed);
  const url = URL.parse(hasScheme ? typed : `https://${typed}`);
  if (!url) throw new Unreadable('is no address of a website');
  url.hash = '';
  return checkedAddress(url, reach);
}

const withoutWww = (url: URL): string => plainHost(url).replace(/^www\./, '');

/** True for another page of the same site: same host, `www.` aside, on the same port or one of the usual two. */
export function isSameSite(one: URL, other: URL): boolean {
  const isSamePort = usualPorts.has(one.port)
    ? usualPorts.has(other.port)
    : one.port === other.port;
  return withoutWww(one) === withoutWww(other) && isSamePort;
}
