import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges that are not public: private, loopback, link-local, shared, test, multicast, reserved. */
const notPublic4 = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's host service, which gives a machine its own credentials.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic4.addSubnet(net, prefix, 'ipv4');

/** The public part of IPv6. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Ranges in it that are not public: protocol assignments (including Teredo), documentation, 6to4, AS112. */
const notPublic6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  notPublic6.addSubnet(net, prefix, 'ipv6');

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

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** True for this machine's own address. */
export const isLoopbackAddress = (address: string): boolean =>
  isIPv4(address)
    ? loopback.check(address, 'ipv4')
    : isIPv6(address) && loopback.check(address, 'ipv6');
