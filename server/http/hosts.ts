import type { IncomingMessage } from 'node:http';

/** The apex of all local workspaces, which browsers resolve to this machine by themselves. */
export const apex = 'app.localhost';

/** The identity provider is on the same site as the workspaces, because silent sign-in needs its cookie. */
const identityHost = `id.${apex}`;

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', apex]);

/** The part of the server that answers for a host name. Unknown hosts are refused, which keeps other sites out. */
export type HostKind = 'app' | 'identity' | 'unknown';

const isUnder = (domain: string, name: string): boolean =>
  name === domain || name.endsWith(`.${domain}`);

export function hostKind(header = ''): HostKind {
  const name = header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  if (name === identityHost) return 'identity';
  return localHosts.has(name) || isUnder(apex, name) ? 'app' : 'unknown';
}

const originOf = (host: string, port: number): string =>
  port === 80 ? `http://${host}` : `http://${host}:${port}`;

/** True for `http://host:port` of the app itself, a workspace or a local host, and for nothing else. */
export function isAppOrigin(origin: string, port: number): boolean {
  const url = URL.parse(origin);
  return url !== null && origin === originOf(url.hostname, port) && hostKind(url.host) === 'app';
}

/** The URL of the app, to sign in and create a workspace. */
export const appOrigin = (port: number): string => originOf(apex, port);

export const workspaceOrigin = (workspace: string, port: number): string =>
  originOf(`${workspace}.${apex}`, port);

export const identityOrigin = (port: number): string => originOf(identityHost, port);

/** The names of this machine. Only they get the embedded provider, where anyone can sign in as anyone. */
export const loopbackDomains = (port: number) => ({
  kindOf: hostKind,
  isOwn: (origin: string) => isAppOrigin(origin, port),
});

/** The domain and its subdomains; without one, every host that the proxy lets through and no other origin. */
export const domainsUnder = (domain: string | undefined) => ({
  kindOf: (host: string | undefined): HostKind => {
    const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
    return domain === undefined || isUnder(domain, name.replace(/\.$/, '')) ? 'app' : 'unknown';
  },
  isOwn: (origin: string) => {
    const url = URL.parse(origin);
    return domain !== undefined && url?.origin === origin && isUnder(domain, url.hostname);
  },
});

export const pathnameOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/';
