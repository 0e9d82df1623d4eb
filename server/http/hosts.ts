/** The apex of all local workspaces, which browsers resolve to this machine by themselves. */
export const apex = 'app.localhost';

/** The identity provider is on the same site as the workspaces, because silent sign-in needs its cookie. */
const identityHost = `id.${apex}`;

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', apex]);

/** The part of the server that answers for a host name. Unknown hosts are refused, which keeps other sites out. */
export type HostKind = 'app' | 'identity' | 'unknown';

/** Returns the kind of host in a `Host` header. */
export function hostKind(header: string | undefined): HostKind {
  const name = (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  if (name === identityHost) return 'identity';
  return localHosts.has(name) || name.endsWith(`.${apex}`) ? 'app' : 'unknown';
}

/** True for `http://host:port` of the app itself, a workspace or a local host, and for nothing else. */
export function isAppOrigin(value: string | undefined, port: number): boolean {
  const url = value === undefined ? null : URL.parse(value);
  return url !== null && value === originOf(url.hostname, port) && hostKind(url.host) === 'app';
}

const originOf = (host: string, port: number): string =>
  port === 80 ? `http://${host}` : `http://${host}:${port}`;

/** The URL of the app, to sign in and create a workspace. */
export const appOrigin = (port: number): string => originOf(apex, port);

/** The URL of a workspace. */
export const workspaceOrigin = (workspace: string, port: number): string =>
  originOf(`${workspace}.${apex}`, port);

/** The URL of the identity provider. */
export const identityOrigin = (port: number): string => originOf(identityHost, port);
