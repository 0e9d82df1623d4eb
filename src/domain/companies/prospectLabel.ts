import { t } from '../words/translate.ts';
import type { Prospect } from './prospect.ts';

/** Returns true while a person's name is not known yet. */
export const isNameless = ({ name }: Pick<Prospect, 'name'>): boolean => name.trim() === '';

/** Returns the label of a person: the name, or the role and company while the name is not known. */
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
