import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect as connectSocket } from 'node:net';
import type { Resolve } from '../reading/addresses.ts';
import type { Connect } from '../reading/fetchPage.ts';
import { serveLocally } from './serveLocally.ts';

/** An address that tries to make the server send a request to an internal host. */
export interface HostileAddress {
  readonly address: string;
  /** The DNS answers of each name in order; the last one repeats. */
  readonly names?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Where each path of a public host redirects to. */
  readonly redirects?: Readonly<Record<string, string>>;
}

/** A simulated network, and what was requested in it. */
export interface FakeInternet {
  readonly resolve: Resolve;
  readonly connect: Connect;
  /** The addresses connections were opened to, in order. */
  readonly connected: readonly string[];
  /** The Host headers of the requests, in order. */
  readonly hosts: readonly (string | undefined)[];
  /** The number of client sockets that this process has opened meanwhile. */
  readonly sockets: () => number;
  close(): Promise<void>;
}

/** Simulates all hosts: each is a small server with configurable redirects. */
export async function createFakeInternet({
  names = {},
  redirects = {},
}: Omit<HostileAddress, 'address'>): Promise<FakeInternet> {
  const hosts: (string | undefined)[] = [];
  const { port, close } = await serveLocally((req, res) => {
    hosts.push(req.headers.host);
    const location = redirects[req.url ?? ''];
    const isRobots = req.url === '/robots.txt';
    res.writeHead(location ? 302 : isRobots ? 404 : 200, {
      'content-type': 'text/html',
      ...(location && { location }),
    });
    res.end(isRobots ? '' : '<p>A page</p><a href="/about">About</a>');
  });
  const connected: string[] = [];
  const asked = new Map<string, number>();
  let sockets = 0;
  const count = () => void (sockets += 1);
  subscribe('net.client.socket', count);
  return {
    connected,
    hosts,
    sockets: () => sockets,
    resolve: async (host) => {
      const turn = asked.get(host) ?? 0;
      asked.set(host, turn + 1);
      const answers = names[host];
      return answers?.[Math.min(turn, answers.length - 1)] ?? [];
    },
    connect: ({ address }) => {
      connected.push(address);
      return connectSocket({ host: '127.0.0.1', port });
    },
    close: async () => {
      unsubscribe('net.client.socket', count);
      await close();
    },
  };
}
