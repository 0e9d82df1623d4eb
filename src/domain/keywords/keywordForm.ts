import type { TextsOf } from '../entities/description.ts';
import { checkTexts } from '../entities/entityForm.ts';
import { textsOf } from '../entities/texts.ts';
import type { Check } from '../lists/check.ts';
import { localNumber } from '../numbers/localNumber.ts';
import type { WarningKey } from '../words/invalid.ts';
import { keywordDescription, type KeywordDraft, type KeywordField } from './keyword.ts';
import { identityOf } from '../lists/identity.ts';
import type { PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';

const keywordNumberFields = [
  'volume',
  'competitionIndex',
  'lowBid',
  'highBid',
  'trend',
] as const satisfies readonly KeywordField[];

/** The keyword form as typed. The level is blank until chosen. */
export type KeywordFields = TextsOf<typeof keywordDescription>;

/** Returns warnings about figures that may be typing errors, by field. They do not keep the form from being sent. */
export function keywordWarnings(
  fields: KeywordFields,
): Readonly<Partial<Record<KeywordField, WarningKey>>> {
  const warnings: Partial<Record<KeywordField, WarningKey>> = {};
  const index = localNumber(fields.competitionIndex);
  const [low, high] = [localNumber(fields.lowBid), localNumber(fields.highBid)];
  if (index !== null && (index < 0 || index > 100)) warnings.competitionIndex = 'warning.index';
  for (const name of ['volume', 'lowBid', 'highBid'] as const) {
    const value = localNumber(fields[name]);
    if (value !== null && value < 0) warnings[name] = 'warning.negative';
  }
  if (low !== null && high !== null && low > high) warnings.lowBid ??= 'warning.bids';
  return warnings;
}

/** Checks the form. Whoever does not know the figures sends its numbers as null; all else is required. */
export function checkKeyword(
  fields: KeywordFields,
  areFiguresUnknown: boolean,
): Check<KeywordDraft, KeywordField> {
  if (!areFiguresUnknown) return checkTexts(keywordDescription, fields);
  const blank = Object.fromEntries(keywordNumberFields.map((name) => [name, '']));
  return checkTexts(keywordDescription, { ...fields, ...blank }, blank);
}

const blank = textsOf(keywordDescription, null);

/** The rule for pasting keywords. Blank figures become null. Term and region identify a keyword. */
export const keywordPaste: PasteRule<typeof keywordDescription> = {
  description: keywordDescription,
  labelOf: (name) => t(`keywords.add.${name}`),
  headingOf: (name) => t(`keywords.column.${name}`),
  ignored: () => [t('keywords.column.score'), t('keywords.column.ideas')],
  missing: () => '–',
  fill: { name: 'region', label: () => t('keywords.paste.fill') },
  check: (cells) => checkTexts(keywordDescription, cells, blank),
  addsOnly: true,
  keysOf: ({ keyword, region }) => [identityOf(keyword, region)],
};
