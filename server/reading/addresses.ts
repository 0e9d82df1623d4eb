import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Why a website or a page could not be read: the end of a sentence that begins with its address. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The addresses that may be read. */
export interface Reach {
  /** Allows this machine's own addresses, on any port: for development and tests. */
  readonly allowsLoopback: boolean;
}

function ranges(family: 'ipv4' | 'ipv6', written: string): BlockList {
  const list = new BlockList();
  for (const [, net = '', prefix] of written.matchAll(/(\S+)\/(\d+)/g))
    list.addSubnet(net, Number(prefix), family);
  return list;
}

/**
 * IPv4 ranges that are not public: private, loopback, link-local, shared, test, multicast, reserved. 168.63.129.16 is Azure's
 * host service, which gives a machine its own credentials.
 */
const notPublic4 = ranges(
  'ipv4',
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12
   192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16
   192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`,
);

/** The public part of IPv6. */
const global6 = ranges('ipv6', '2000::/3');

/** Ranges in it that are not public: protocol assignments (including Teredo), documentation, 6to4, AS112. */
const notPublic6 = ranges('ipv6', '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20');

/** Returns the IPv4 address inside a NAT64 address, which IPv6-only networks use to reach IPv4 hosts. */
function behindTranslator(address: string): string | undefined {
  const spelled = URL.parse(`http://[${address}]/`)?.hostname ?? '';
  const found = /^\[64:ff9b::(?:([\da-f]{1,4}):)?([\da-f]{1,4})\]$/.exec(spelled);
  if (!found) return undefined;
  const [high, low] = [Number.parseInt(found[1] ?? '0', 16), Number.parseInt(found[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** True only for an address of the public internet; an unreadable one is not public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  const translated = behindTranslator(address);
  if (translated !== undefined) return isPublicAddress(translated);
  return global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

const usualPorts = new Set(['', '80', '443']);

/** Returns the host without the brackets of IPv6 and without a trailing dot. */
export const plainHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

/** True for the names and addresses of this machine, as a URL writes them. They need no lookup. */
export const isLoopbackHost = (host: string): boolean =>
  /(^|\.)localhost$/.test(host) || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

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
