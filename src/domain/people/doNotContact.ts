import { foldText } from '#text/foldText.ts';
import { isEmail } from '../mail/email.ts';

/** Whom nobody writes to (D96): an address, everybody of a domain, or a person of a company. */
export interface Blocked {
  /** The address or the domain as `entryIn` writes it, or the person as `personEntry` does. */
  readonly entry: string;
  readonly person?: string | undefined;
  readonly company?: string | undefined;
}

/** A person to write to, as far as they are known. */
export interface Recipient {
  readonly name: string;
  readonly company: string;
  readonly email?: string | undefined;
  /** The company's domain, or its website. */
  readonly domain?: string | undefined;
}

const mostCharacters = 500;
const longestDomain = 253;
/** Two labels at least. The last one has a letter: an address of numbers belongs to a machine. */
const domainShape = /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/;
/** Where a country sells names below a second label. The list of them all has 10,000 lines, and these are most of the names. */
const publicSuffix = /^(?:ac|co|com|edu|go|gov|ne|net|or|org)\.[a-z]{2}$/;

/** Returns the host of a web address or a domain in ASCII, or undefined. */
function hostIn(text: string): string | undefined {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return undefined;
  const host = new URL(url).hostname.toLowerCase().replace(/\.$/, '');
  return host.length <= longestDomain && domainShape.test(host) ? host : undefined;
}

function domainIn(text: string): string | undefined {
  // A site is known without its `www`; who owns www.com keeps it.
  const domain = hostIn(text)?.replace(/^www\.(?=.+\.)/, '');
  return domain === undefined || publicSuffix.test(domain) ? undefined : domain;
}

function addressIn(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const host = hostIn(text.slice(at + 1));
  if (!isEmail(text) || host === undefined) return undefined;
  const local = text.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  const address = `${local}@${host}`;
  return isEmail(address) ? address : undefined;
}

/** A link encodes the plus sign and letters beyond ASCII. */
function linkedAddress(link: string): string {
  const address = link.replace(/^mailto:/i, '').replace(/\?.*$/, '');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Returns the address or the domain that a text names, written so that two spellings are equal: without its tag, in lower
 * case, the domain in ASCII. Undefined for a bare word, a public suffix, an IP address and all else.
 */
export function entryIn(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || text.length > mostCharacters || /\s/.test(text)) return undefined;
  if (/^mailto:/i.test(text)) return addressIn(linkedAddress(text));
  // The domain as some write it: '@acme.example'.
  if (text.startsWith('@')) return domainIn(text.slice(1));
  return text.includes('@') && !text.includes('://') ? addressIn(text) : domainIn(text);
}

/** The text of an entry that stands for a person without an address. */
export const personEntry = (person: string, company: string): string =>
  `${person.trim()}, ${company.trim()}`;

const personKey = (person: string, company: string): string[] => {
  const [name, at] = [foldText(person), foldText(company)];
  return name === '' || at === '' ? [] : [JSON.stringify([name, at])];
};

/** Returns what an entry is found by. Two entries with the same key are one. */
export const keyOf = ({ entry, person, company }: Blocked): string =>
  personKey(person ?? '', company ?? '')[0] ?? entry;

/** A domain and those above it, the closest first: an entry covers its sub-domains. */
const domainsAbove = (domain: string): string[] =>
  domain.split('.').map((_label, index, labels) => labels.slice(index).join('.'));

/** Returns the keys of all entries that would block somebody, the narrowest first. */
export function keysOf({ name, company, email, domain }: Recipient): string[] {
  const address = entryIn(email ?? '');
  const site = entryIn(domain ?? '');
  const isAddress = address?.includes('@') ?? false;
  const domains = [isAddress ? address?.replace(/^.*@/, '') : undefined, site];
  return [
    ...(address !== undefined && isAddress ? [address] : []),
    ...personKey(name, company),
    ...domains.flatMap((each) => (each === undefined ? [] : domainsAbove(each))),
  ];
}
