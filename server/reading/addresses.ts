import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Why a website or a page could not be read: the end of a sentence that begins with its address. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Returns all addresses of a host name, or none. A lookup ends when the signal aborts. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

export interface Reach {
  /** Allows this machine's own addresses, on any port: for development and tests. */
  readonly allowsLoopback: boolean;
  readonly resolve: Resolve;
}

function ranges(written: string): BlockList {
  const list = new BlockList();
  for (const range of written.split(/\s+/)) {
    const [net = '', prefix] = range.split('/');
    list.addSubnet(net, Number(prefix), isIPv6(net) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/**
 * Ranges that are not public. IPv4: private, loopback, link-local, shared, test, multicast, reserved; 168.63.129.16 is Azure's
 * host service, which gives a machine its own credentials. IPv6: protocol assignments (including Teredo), documentation, 6to4,
 * AS112.
 */
const notPublic = ranges(
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12
   192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16
   192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
   2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20`,
);

/** The part of IPv6 that may be public. */
const global6 = ranges('2000::/3');

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
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  const translated = behindTranslator(address);
  if (translated !== undefined) return isPublicAddress(translated);
  return global6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

const usualPorts = new Set(['', '80', '443']);

export const plainHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

/** True for the names and addresses of this machine, as a URL writes them. They need no lookup. */
export const isLoopbackHost = (host: string): boolean =>
  /(^|\.)localhost$/.test(host) || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** Returns the URL if it may be requested. The URL parser has already normalised all notations of an IPv4 address. */
export function checkedAddress(url: URL, { allowsLoopback }: Reach): URL {
  if (!/^https?:$/.test(url.protocol)) throw new Unreadable('is no http or https address');
  if (url.username || url.password) throw new Unreadable('carries a user name or a password');
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

const none = (): string[] => [];

/** Creates a function that looks up names. `lookup` would occupy one of four threads of the process, and cannot be cancelled. */
export function createResolve(servers?: readonly string[]): Resolve {
  return async (host, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    signal.addEventListener('abort', () => resolver.cancel());
    const [v4, v6] = await Promise.all([
      resolver.resolve4(host).catch(none),
      resolver.resolve6(host).catch(none),
    ]);
    // Only the first addresses are tried, so both kinds are among them.
    return [...v4.slice(0, 1), ...v6.slice(0, 1), ...v4.slice(1), ...v6.slice(1)];
  };
}

/** Returns all addresses of a URL's host. Throws unless every one of them is public. */
export async function addressesOf(
  url: URL,
  { resolve, allowsLoopback }: Reach,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const host = plainHost(url);
  if (allowsLoopback && isLoopbackHost(host)) return [isIP(host) ? host : '127.0.0.1'];
  const found = isIP(host) ? [host] : await resolve(host, signal);
  if (found.length === 0) throw new Unreadable('cannot be found');
  if (!found.every(isPublicAddress)) throw new Unreadable('is not on the public internet');
  return found;
}
