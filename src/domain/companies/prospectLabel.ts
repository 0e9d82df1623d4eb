import { t } from '../words/translate.ts';
import type { Prospect } from './prospect.ts';

/** True while a person's name is still to be found. */
export const isNameless = ({ name }: Pick<Prospect, 'name'>): boolean => name.trim() === '';

/** What a person is called: by name, or by role and company while the name is to be found. */
export function prospectLabel({
  name,
  role,
  companyName,
}: Pick<Prospect, 'name' | 'role' | 'companyName'>): string {
  if (!isNameless({ name })) return name;
  const known = [role.trim(), companyName.trim()].filter((text) => text !== '');
  return known.length === 2
    ? t('prospects.roleAt', { role: known[0] ?? '', company: known[1] ?? '' })
    : (known[0] ?? t('prospects.nameToFind'));
}
