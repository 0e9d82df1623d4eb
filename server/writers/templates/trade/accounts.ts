import type { AccountKey, AccountKind } from './account.ts';
import { hospitalityAccounts } from './accountsHospitality.ts';
import { industryAccounts } from './accountsIndustry.ts';
import { serviceAccounts } from './accountsService.ts';

const accounts: Readonly<Record<AccountKey, AccountKind>> = {
  ...hospitalityAccounts,
  ...serviceAccounts,
  ...industryAccounts,
};

/** Returns the kind of a key. */
export const accountKind = (key: AccountKey): AccountKind => accounts[key];

/** Returns the kinds that a text mentions, such as the audiences of a description. */
export function accountsIn(text: string): readonly AccountKey[] {
  return (Object.keys(accounts) as AccountKey[]).filter((key) => accounts[key].clues.test(text));
}

/** Returns the kind of company that a text describes: by the kind's noun, otherwise by its clues. */
export function kindOf(text: string): AccountKind | undefined {
  const named = Object.values(accounts).find(({ noun }) => text.includes(noun));
  const [hinted] = accountsIn(text);
  return named ?? (hinted && accounts[hinted]);
}
