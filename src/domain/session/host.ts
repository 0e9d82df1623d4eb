/** What a host name says about where a visitor is: on a workspace's own address, on the apex, or on this machine. */
export type Place =
  | { readonly kind: 'local'; readonly apex: string; readonly workspace: string }
  | { readonly kind: 'apex'; readonly apex: string }
  | { readonly kind: 'workspace'; readonly apex: string; readonly workspace: string }
  | { readonly kind: 'nowhere'; readonly apex: string };

/** The parts of the settings that host names are read with. */
export interface HostSettings {
  /** The product's own domain. Needed where its suffix has two labels (`co.uk`); without it labels are counted. */
  readonly apex?: string | undefined;
  readonly fallbackApex: string;
  readonly demoWorkspace: string;
}

/** Lower case, without port, trailing dot and IPv6 brackets' port. */
function hostNameOf(host: string): string {
  const lower = host.trim().toLowerCase();
  const bracketed = /^(\[[^\]]*\])(:\d*)?$/.exec(lower);
  if (bracketed?.[1] !== undefined) return bracketed[1];
  if (lower.split(':').length > 2) return lower;
  return lower.replace(/:\d*$/, '').replace(/\.$/, '');
}

/** A name that ends in a number is an IPv4 address to every browser; a colon or bracket makes it IPv6. */
const isAddress = (name: string): boolean =>
  name.includes(':') || name.startsWith('[') || /(^|\.)(\d+|0x[\da-f]*)$/.test(name);

const isLocal = (name: string): boolean => isAddress(name) || !name.includes('.');

/** `www.` is dropped once, and only where a domain is left behind it. */
const withoutWww = (name: string): string => {
  const rest = name.startsWith('www.') ? name.slice('www.'.length) : name;
  return rest.includes('.') ? rest : name;
};

/** A configured apex wins over counting labels; a host outside it is counted like any other. */
function placeUnder(name: string, apex: string): Place | undefined {
  if (name === apex) return { kind: 'apex', apex };
  if (!name.endsWith(`.${apex}`)) return undefined;
  const front = name.slice(0, -apex.length - 1);
  return front === '' || front.includes('.')
    ? { kind: 'nowhere', apex }
    : { kind: 'workspace', apex, workspace: front };
}

/** Where a visitor is, by the host in the address bar. */
export function placeOf(host: string, settings: HostSettings): Place {
  const name = hostNameOf(host);
  const configured = settings.apex ? hostNameOf(settings.apex) : undefined;
  const local: Place = {
    kind: 'local',
    apex: settings.fallbackApex,
    workspace: settings.demoWorkspace,
  };
  if (isLocal(name))
    return name !== '' && name === configured ? { kind: 'apex', apex: name } : local;
  const bare = withoutWww(name);
  const under = configured === undefined ? undefined : placeUnder(bare, configured);
  if (under) return under;
  const [first = '', ...rest] = bare.split('.');
  if (first === '' || rest.includes('')) return { kind: 'nowhere', apex: settings.fallbackApex };
  return rest.length === 1
    ? { kind: 'apex', apex: bare }
    : { kind: 'workspace', apex: rest.join('.'), workspace: first };
}

/** The workspace that calls are made for: the apex and local hosts have none of their own and use the demo. */
export function workspaceForCalls(place: Place, settings: HostSettings): string {
  return place.kind === 'workspace' ? place.workspace : settings.demoWorkspace;
}

/** The workspace whose users are managed: the apex has none. */
export function workspaceForUsers(place: Place): string | undefined {
  return 'workspace' in place ? place.workspace : undefined;
}

/** True where there is a workspace to ask for: not on the apex, nor where a host names more than one. */
export const hasWorkspace = (place: Place): boolean =>
  place.kind === 'workspace' || place.kind === 'local';
