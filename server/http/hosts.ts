/** The apex every workspace of the sandbox stands under: browsers resolve it to this machine by themselves. */
export const apex = 'app.localhost';

/** The identity provider stands beside the workspaces, since a cookie is shared silently only within one site. */
const identityHost = `id.${apex}`;

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', apex]);

/** Who answers for a host name. A stranger gets nothing: pages elsewhere must not reach the sandbox under their own name. */
export type HostKind = 'app' | 'identity' | 'stranger';

/** Decides by the `Host` header. */
export function hostKind(header: string | undefined): HostKind {
  const name = (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  if (name === identityHost) return 'identity';
  return localHosts.has(name) || name.endsWith(`.${apex}`) ? 'app' : 'stranger';
}

/** True for `http://host:port` of the app itself, a workspace or a local host, and for nothing else. */
export function isAppOrigin(value: string | undefined, port: number): boolean {
  const url = value === undefined ? null : URL.parse(value);
  return url !== null && value === originOf(url.hostname, port) && hostKind(url.host) === 'app';
}

const originOf = (host: string, port: number): string =>
  port === 80 ? `http://${host}` : `http://${host}:${port}`;

/** Where the app is opened to sign in and make a workspace. */
export const appOrigin = (port: number): string => originOf(apex, port);

/** Where one workspace is opened. */
export const workspaceOrigin = (workspace: string, port: number): string =>
  originOf(`${workspace}.${apex}`, port);

/** Where the identity provider answers. */
export const identityOrigin = (port: number): string => originOf(identityHost, port);
