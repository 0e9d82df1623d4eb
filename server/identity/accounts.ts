import { createHash } from 'node:crypto';
import { object, parse, string, type InferOutput } from 'valibot';
import type { IdentityTable } from './table.ts';

const storedAccount = object({ accountId: string(), email: string(), name: string() });
export type Account = Readonly<InferOutput<typeof storedAccount>>;

/** Deliberately loose: it only catches typing errors. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/** Stores an account by its email address: the same address is the same person, with the last given name. */
export function rememberAccount(table: IdentityTable, email: string, name: string): Account {
  const address = email.toLowerCase();
  const digest = createHash('sha256').update(address).digest('hex').slice(0, 24);
  const accountId = `user|${digest}`;
  const known = findAccount(table, accountId);
  const kept = name || known?.name || nameFromEmail(address);
  const account = { accountId, email: address, name: kept };
  table.put('Account', accountId, account);
  return account;
}

export function findAccount(table: IdentityTable, accountId: string): Account | undefined {
  const kept = table.get('Account', accountId);
  return kept && parse(storedAccount, kept);
}

export const claimsOf = ({ accountId, email, name }: Account) => ({
  sub: accountId,
  email,
  email_verified: true,
  name,
  given_name: name.split(/\s+/)[0] ?? name,
});

/** Makes a name from an address (`ada.lovelace@engine.example` becomes Ada Lovelace), used until another one is given. */
function nameFromEmail(email: string): string {
  const words = (email.split('@')[0] ?? email).split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}
