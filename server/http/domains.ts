import { hostKind, isAppOrigin, type HostKind } from './hosts.ts';

/** The hosts and origins that belong to a server. */
export interface Domains {
  readonly kindOf: (host: string | undefined) => HostKind;
  readonly isOwn: (origin: string) => boolean;
}

/** The names of this machine. Only they get the embedded provider, where anyone can sign in as anyone. */
export const loopbackDomains = (port: number): Domains => ({
  kindOf: hostKind,
  isOwn: (origin) => isAppOrigin(origin, port),
});

const isUnder = (apex: string, name: string): boolean => name === apex || name.endsWith(`.${apex}`);

/** The apex and its subdomains; without an apex, every host that the proxy lets through and no other origin. */
export const domainsUnder = (apex: string | undefined): Domains => ({
  kindOf: (host) => {
    if (apex === undefined) return 'app';
    const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
    return isUnder(apex, name.replace(/\.$/, '')) ? 'app' : 'unknown';
  },
  isOwn: (origin) => {
    const url = apex === undefined ? null : URL.parse(origin);
    return url !== null && url.origin === origin && isUnder(apex ?? '', url.hostname);
  },
});
