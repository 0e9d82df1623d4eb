import type { AccountKey, AccountKind } from './account.ts';
import { hospitalityAccounts } from './accountsHospitality.ts';
import { industryAccounts } from './accountsIndustry.ts';
import { serviceAccounts } from './accountsService.ts';

const accounts: Readonly<Record<AccountKey, AccountKind>> = {
  ...hospitalityAccounts,
  ...serviceAccounts,
  ...industryAccounts,
};

/** The kind behind a key. */
export const accountKind = (key: AccountKey): AccountKind => accounts[key];

/** The kinds that a text speaks of, such as the audiences of a description. */
export function accountsIn(text: string): readonly AccountKey[] {
  return (Object.keys(accounts) as AccountKey[]).filter((key) => accounts[key].clues.test(text));
}

/** What kind of company a text describes: by its own noun if that stands there, else by hints. */
export function kindOf(text: string): AccountKind | undefined {
  const named = Object.values(accounts).find(({ noun }) => text.includes(noun));
  const [hinted] = accountsIn(text);
  return named ?? (hinted && accounts[hinted]);
}
