import type { IncomingMessage, Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';

/** The address, or its network for IPv6, where one household has 2^64 addresses. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return all.slice(0, 4).join(':').toLowerCase();
}

/**
 * The client's address. Behind a proxy, it is what the proxy has added to X-Forwarded-For: everything before that was written
 * by the client.
 */
export function addressOf(req: IncomingMessage, trustsProxy: boolean): string {
  const header = trustsProxy ? req.headers['x-forwarded-for'] : undefined;
  const added = header?.toString().split(',').at(-1)?.trim();
  return networkOf((added || req.socket.remoteAddress) ?? '');
}

/** Closes each connection of an address that has this many. Not for a proxy, whose connections are those of many people. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = open.get(address) ?? 0;
    if (count >= most) return void socket.destroy();
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
