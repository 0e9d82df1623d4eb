import { Resolver } from 'node:dns/promises';
import { connect as connectSocket, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isLoopbackHost, isPublicAddress, plainHost, Unreadable, type Reach } from './addresses.ts';

/** Returns all addresses of a host name, or none. A lookup ends when the signal aborts. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Opens a connection to an address, never to a name. Uses TLS when there is a name that the certificate must prove. */
export type Connect = (to: {
  readonly address: string;
  readonly port: number;
  /** Undefined for plain http. */
  readonly provenName?: string;
}) => Socket;

const none = (): string[] => [];

/**
 * Creates a function that looks up names at the system's name servers, or at the given ones. It does not use `lookup`, which
 * occupies one of four threads of the process and cannot be cancelled: a few slow lookups would delay all others.
 */
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

/** Opens connections on the real network. */
export const networkConnect: Connect = ({ address, port, provenName }) => {
  if (provenName === undefined) return connectSocket({ host: address, port });
  return connectTls({
    host: address,
    port,
    // SNI cannot contain an IP address. The certificate is still checked.
    ...(isIP(provenName) ? {} : { servername: provenName }),
    ALPNProtocols: ['http/1.1'],
  });
};

/** Returns all addresses of a URL's host. Throws unless every one of them is public. */
export async function addressesOf(
  url: URL,
  { resolve, allowsLoopback }: Reach & { readonly resolve: Resolve },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const host = plainHost(url);
  if (allowsLoopback && isLoopbackHost(host)) return [isIP(host) ? host : '127.0.0.1'];
  const found = isIP(host) ? [host] : await resolve(host, signal);
  if (found.length === 0) throw new Unreadable('cannot be found');
  if (!found.every(isPublicAddress)) throw new Unreadable('is not on the public internet');
  return found;
}
