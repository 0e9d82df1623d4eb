import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { createServer as createSocketServer, isIPv6, type AddressInfo } from 'node:net';
import type { Server as SocketServer, Socket } from 'node:net';

/** The address, or its network for IPv6, where one household has 2^64 addresses. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = plain.includes('::') ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  return groups.slice(0, 4).join(':').toLowerCase();
}

/** The client's address. Behind a proxy, the last entry of X-Forwarded-For is the proxy's; the client wrote what is before. */
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

export type Listening = Awaited<ReturnType<typeof listen>>;

/** Longer than proxies keep idle connections (Caddy: two minutes). They answer with 502 when one closes under a POST. */
const keepAliveMs = 150_000;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** How many connections may wait to be accepted. One that finds no place there tries again after a second. */
const backlog = 4_096;

/** Listens on every address of the machine for a proxy in front of it, and otherwise on its loopback addresses only. */
export async function listen(server: Server, wanted: number, isPublic = false) {
  try {
    if (isPublic) server.keepAliveTimeout = keepAliveMs;
    await once(
      server.listen({ port: wanted, host: isPublic ? '0.0.0.0' : '127.0.0.1', backlog }),
      'listening',
    );
    const { port } = server.address() as AddressInfo;
    const second = isPublic ? undefined : await listenOnIPv6(server, port, wanted !== 0);
    /** Accepts no more connections and gives running requests this many milliseconds to end. */
    const stop = (graceMs = 0) => close(server, second, graceMs);
    return { port, stop };
  } catch (error) {
    const isForbidden = hasCode(error, 'EACCES');
    if (!isForbidden && !hasCode(error, 'EADDRINUSE')) throw error;
    const problem = `Port ${wanted} ${isForbidden ? 'may not be opened' : 'is already in use'}`;
    const advice = `stop what is using it, or choose another one with PORT=${wanted + 1}`;
    throw new Error(`${problem}: ${advice}.`, { cause: error });
  }
}

/** Listens on ::1 too, which a browser may try first, if the machine has IPv6. A port that the system chose may be taken there. */
async function listenOnIPv6(server: Server, port: number, isChosen: boolean) {
  const second = createSocketServer((socket) => server.emit('connection', socket));
  second.maxConnections = server.maxConnections;
  try {
    await once(second.listen(port, '::1'), 'listening');
  } catch (error) {
    if (isChosen && hasCode(error, 'EADDRINUSE')) {
      server.close();
      throw error;
    }
  }
  return second;
}

async function close(server: Server, second: SocketServer | undefined, graceMs: number) {
  second?.close();
  const closed = once(server.close(), 'close');
  // A connection that becomes idle now is closed.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
