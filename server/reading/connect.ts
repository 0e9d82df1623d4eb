import { Resolver } from 'node:dns/promises';
import { connect as connectSocket, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isLoopbackAddress, isPublicAddress } from './addresses.ts';
import { isLoopbackHost, plainHost, type Reach } from './siteAddress.ts';
import { Unreadable } from './unreadable.ts';

/** Returns all addresses of a host name. A lookup ends when the signal aborts. */
export type Resolve = (host: string, signal?: AbortSignal) => Promise<readonly string[]>;

/** Opens a connection to an address, never to a name. Uses TLS when there is a name that the certificate must prove. */
export type Connect = (to: {
  readonly address: string;
  readonly port: number;
  /** Undefined for plain http. */
  readonly provenName?: string;
}) => Socket;

/**
 * Creates a function that looks up names at the system's name servers, or at the given ones. It does not use `lookup`, which
 * occupies one of four threads of the process and cannot be cancelled: a few slow lookups would delay all others.
 */
export function createResolve(servers?: readonly string[]): Resolve {
  return async (host, signal) => {
    signal?.throwIfAborted();
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal?.addEventListener('abort', cancel);
    try {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const [v4 = [], v6 = []] = found.map((one) => (one.status === 'fulfilled' ? one.value : []));
      const failure = found.find((one) => one.status === 'rejected');
      if (failure && v4.length + v6.length === 0) throw failure.reason;
      // Only the first addresses are tried, so both kinds are among them.
      return [...v4.slice(0, 1), ...v6.slice(0, 1), ...v4.slice(1), ...v6.slice(1)];
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
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

/** Returns all addresses of a URL's host. Throws unless every one of them is public, and when the signal aborts. */
export async function addressesOf(
  url: URL,
  { resolve, allowsLoopback }: Reach & { readonly resolve: Resolve },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const host = plainHost(url);
  const isOwn = allowsLoopback && isLoopbackHost(host);
  const isAllowed = isOwn ? isLoopbackAddress : isPublicAddress;
  const found = isIP(host) ? [host] : isOwn ? ['127.0.0.1'] : await resolved(host, resolve, signal);
  if (found.length === 0) throw new Unreadable('has no address');
  if (!found.every(isAllowed)) throw new Unreadable('is not on the public internet');
  return found;
}

async function resolved(
  host: string,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([resolve(host, signal), aborted]);
  } catch (cause) {
    throw new Unreadable('cannot be found', { cause });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
