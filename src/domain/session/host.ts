/** What a host name stands for: a workspace, the apex, a local host, or none of these. */
export type Site =
  | { readonly kind: 'local'; readonly apex: string; readonly workspace: string }
  | { readonly kind: 'apex'; readonly apex: string }
  | { readonly kind: 'workspace'; readonly apex: string; readonly workspace: string }
  | { readonly kind: 'unknown'; readonly apex: string };

export interface HostSettings {
  /** The product's own domain. Needed when its suffix has two labels (`co.uk`); without it labels are counted. */
  readonly apex?: string | undefined;
  readonly fallbackApex: string;
  readonly demoWorkspace: string;
}

/** Returns the name in lower case without port and trailing dot. */
function hostNameOf(host: string): string {
  const lower = host.trim().toLowerCase();
  const bracketed = /^(\[[^\]]*\])(:\d*)?$/.exec(lower);
  if (bracketed?.[1] !== undefined) return bracketed[1];
  if (lower.split(':').length > 2) return lower;
  return lower.replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * Returns true for an IP address. A name that ends in a number is an IPv4 address in every browser; a colon or bracket makes
 * it IPv6.
 */
const isAddress = (name: string): boolean =>
  name.includes(':') || name.startsWith('[') || /(^|\.)(\d+|0x[\da-f]*)$/.test(name);

const isLocal = (name: string): boolean => isAddress(name) || !name.includes('.');

/** Removes `www.` once, and only if a domain remains. */
const withoutWww = (name: string): string => {
  const rest = name.startsWith('www.') ? name.slice('www.'.length) : name;
  return rest.includes('.') ? rest : name;
};

/** Reads a host under the configured apex; undefined for a host outside of it. */
function siteUnder(name: string, apex: string): Site | undefined {
  if (name === apex) return { kind: 'apex', apex };
  if (!name.endsWith(`.${apex}`)) return undefined;
  const front = name.slice(0, -apex.length - 1);
  return front === '' || front.includes('.')
    ? { kind: 'unknown', apex }
    : { kind: 'workspace', apex, workspace: front };
}

export function siteOf(host: string, settings: HostSettings): Site {
  const name = hostNameOf(host);
  const configured = settings.apex ? hostNameOf(settings.apex) : undefined;
  const local: Site = {
    kind: 'local',
    apex: settings.fallbackApex,
    workspace: settings.demoWorkspace,
  };
  if (isLocal(name))
    return name !== '' && name === configured ? { kind: 'apex', apex: name } : local;
  const bare = withoutWww(name);
  const under = configured === undefined ? undefined : siteUnder(bare, configured);
  if (under) return under;
  const [first = '', ...rest] = bare.split('.');
  if (first === '' || rest.includes('')) return { kind: 'unknown', apex: settings.fallbackApex };
  return rest.length === 1
    ? { kind: 'apex', apex: bare }
    : { kind: 'workspace', apex: rest.join('.'), workspace: first };
}

/** Returns the workspace for calls. The apex and local hosts use the demo workspace. */
export function workspaceForCalls(site: Site, settings: HostSettings): string {
  return site.kind === 'workspace' ? site.workspace : settings.demoWorkspace;
}

/** Returns true when there is a workspace: not on the apex, and not on a host that names more than one. */
export const hasWorkspace = (site: Site): boolean =>
  site.kind === 'workspace' || site.kind === 'local';

interface PageLocation {
  readonly protocol: string;
  readonly port: string;
}

/** Returns the origin of another host of the product, with the current protocol and port. */
export function originAt(host: string, current: PageLocation): string {
  return `${current.protocol}//${host}${current.port === '' ? '' : `:${current.port}`}`;
}

export function workspaceOrigin(slug: string, apex: string, current: PageLocation): string {
  return originAt(`${slug}.${apex}`, current);
}
