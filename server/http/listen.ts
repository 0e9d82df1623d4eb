import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

/** A listening server: its port, and the function that stops it. */
export interface Listening {
  readonly port: number;
  /** Accepts no more connections and gives running requests this many milliseconds to end. */
  readonly stop: (graceMs?: number) => Promise<void>;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function open(server: SocketServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

/**
 * Listens on both loopback addresses, because a browser may try either first and must not reach another program there.
 * A machine without IPv6 is served on IPv4 only.
 */
export async function listen(server: Server, wanted: number, isPublic = false): Promise<Listening> {
  try {
    if (isPublic) return await listenPublicly(server, wanted);
    await open(server, wanted, '127.0.0.1');
    const { port } = server.address() as AddressInfo;
    const second = createSocketServer((socket) => server.emit('connection', socket));
    second.maxConnections = server.maxConnections;
    try {
      await open(second, port, '::1');
    } catch (error) {
      // A chosen port must be free on both addresses; a port that the system chose need not be.
      if (wanted !== 0 && codeOf(error) === 'EADDRINUSE') {
        server.close();
        throw error;
      }
    }
    return { port, stop: (graceMs = 0) => close(server, second, graceMs) };
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE' && codeOf(error) !== 'EACCES') throw error;
    const problem = codeOf(error) === 'EACCES' ? 'may not be opened' : 'is already in use';
    throw new Error(
      `Port ${wanted} ${problem}: stop what is using it, or choose another one with PORT=${wanted + 1}.`,
      { cause: error },
    );
  }
}

/**
 * Longer than proxies keep idle connections (Caddy: two minutes). A proxy could otherwise send a request over a connection
 * that is just being closed here, and would answer it with 502, because it must not repeat a POST.
 */
const keepAliveMs = 150_000;

/** Listens on every address of the machine, for a proxy in front of it. */
async function listenPublicly(server: Server, wanted: number): Promise<Listening> {
  server.keepAliveTimeout = keepAliveMs;
  await open(server, wanted, '0.0.0.0');
  const { port } = server.address() as AddressInfo;
  return { port, stop: (graceMs = 0) => close(server, undefined, graceMs) };
}

async function close(
  server: Server,
  second: SocketServer | undefined,
  graceMs: number,
): Promise<void> {
  if (second?.listening) second.close();
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  if (graceMs > 0) {
    server.closeIdleConnections();
    // A connection that becomes idle now is closed.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
    return;
  }
  server.closeAllConnections();
  await closed;
}
