import type { Prospect } from '../companies/prospect.ts';
import { prospectDescription } from '../companies/prospect.ts';
import { targetCompanyDescription } from '../companies/targetCompany.ts';
import {
  fieldNames,
  fieldsOf,
  type EntityDescription,
  type TextsOf,
} from '../entities/description.ts';
import { textProblems } from '../entities/texts.ts';
import { hasProblems, trimmed, type Check } from '../lists/check.ts';
import { personNameParts } from '../lists/crmHeadings.ts';
import { listAddress, type ListView } from '../lists/listView.ts';
import type { PasteRule } from '../lists/paste.ts';
import { sheetColumnsOf, type Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import {
  blockedColumns,
  blockedDescription,
  type BlockedColumn,
  type BlockedDraft,
  type BlockedEntry,
  type BlockedField,
} from './blockedEntry.ts';
import { entryIn, keyOf, keysOf, personEntry } from './doNotContact.ts';

/** Checks what is typed or pasted: an address, a domain, or a person with their company. */
export function checkBlocked(
  texts: TextsOf<typeof blockedDescription>,
): Check<BlockedDraft, BlockedField> {
  const value = trimmed(texts);
  const isPerson = value.person !== '' && value.company !== '';
  const entry = isPerson ? personEntry(value.person, value.company) : entryIn(value.entry);
  const problems = {
    ...textProblems(blockedDescription, { ...value, entry: entry ?? value.entry }),
    ...(entry === undefined && { entry: 'invalid.blocked' as const }),
  };
  return hasProblems(problems) || entry === undefined
    ? { isValid: false, problems }
    : { isValid: true, value: { ...value, entry } };
}

/** What is added for a person: their address, or their name at the company. */
export function entryFor({ name, companyName, email }: Prospect): BlockedDraft {
  const address = entryIn(email);
  const blank = { reason: '', by: '', at: '' };
  return address?.includes('@')
    ? { ...blank, entry: address, person: '', company: '' }
    : { ...blank, entry: personEntry(name, companyName), person: name, company: companyName };
}

/** Returns a function that finds the entry because of which nobody writes to a person, the narrowest one. */
export function blockedBy(entries: readonly BlockedEntry[]) {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return ({ name, companyName, email }: Prospect, website: string): BlockedEntry | undefined => {
    if (byKey.size === 0) return undefined;
    const keys = keysOf({ name, company: companyName, email, domain: website });
    return keys.map((key) => byKey.get(key)).find((entry) => entry !== undefined);
  };
}

const blockedHeading = (name: BlockedField): string => t(`blocked.column.${name}`);

export const blockedSheet = (): Sheet<BlockedEntry> => ({
  fileName: t('blocked.exportName'),
  columns: sheetColumnsOf(blockedDescription, blockedHeading),
  lineOf: ({ entry }) => entry,
});

const headingsIn = (description: EntityDescription) =>
  fieldNames(description).flatMap((name) => fieldsOf(description)[name]?.otherHeadings ?? []);

/** Customers come as their CRM exports them: of its columns, only addresses and websites are read. */
export const blockedPaste: PasteRule<typeof blockedDescription> = {
  description: blockedDescription,
  labelOf: blockedHeading,
  headingOf: blockedHeading,
  ignored: () => [
    ...headingsIn(prospectDescription),
    ...headingsIn(targetCompanyDescription),
    ...personNameParts.flat(),
  ],
  fill: { name: 'reason', label: () => t('blocked.paste.fill') },
  addsOnly: true,
  check: checkBlocked,
  keysOf: ({ entry, person, company }) => [
    keyOf({ entry: entryIn(entry) ?? entry, person, company }),
  ],
};

export const blockedSearchFields = ({ entry, reason, by }: BlockedEntry): readonly string[] => [
  entry,
  reason,
  by,
];

export type BlockedView = ListView<BlockedColumn>;

export const blockedAddress = listAddress(blockedColumns);
