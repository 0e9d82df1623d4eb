import { compareTexts } from '#text/compareTexts.ts';
import { fieldNames, type TextsOf } from '../entities/description.ts';
import { distinctTexts, textProblems } from '../entities/texts.ts';
import { hasProblems, trimmed, type Check } from '../lists/check.ts';
import { sameId, type EntityId } from '../lists/entityId.ts';
import {
  userDescription,
  type UserField,
  type WorkspaceUser,
  type WorkspaceUserDraft,
} from './workspaceUser.ts';
import { sheetColumnsOf, type Sheet } from '../lists/sheet.ts';
import { isEmail } from '../mail/email.ts';
import { t } from '../words/translate.ts';
import { emailKey } from '../lists/identity.ts';
import type { PasteRule } from '../lists/paste.ts';
import { listAddress, type ListView } from '../lists/listView.ts';

export type UserFields = TextsOf<typeof userDescription>;

export function checkUser(fields: UserFields): Check<WorkspaceUserDraft, UserField> {
  const value = trimmed(fields);
  const problems = {
    ...(!isEmail(value.email) && { email: 'invalid.emailFormat' as const }),
    ...textProblems(userDescription, fields),
  };
  return hasProblems(problems) ? { isValid: false, problems } : { isValid: true, value };
}

/**
 * Returns true when somebody else in the list has this email, ignoring case. Only a warning: the form can still be sent.
 */
export function isEmailTaken(
  email: string,
  users: readonly WorkspaceUser[],
  self: EntityId | null = null,
): boolean {
  const wanted = emailKey(email);
  return (
    wanted !== '' &&
    users.some(
      (user) => emailKey(user.email) === wanted && (self === null || !sameId(user.id, self)),
    )
  );
}

export const rolesOf = (users: readonly WorkspaceUser[]): string[] =>
  distinctTexts(users.map(({ role }) => role)).toSorted(compareTexts);

const userHeading = (name: UserField): string => t(`users.column.${name}`);

/** Returns how users are exported as a file, and copied as lines that a mail program accepts as recipients. */
export const userSheet = (): Sheet<WorkspaceUser> => ({
  fileName: t('users.exportName'),
  columns: sheetColumnsOf(userDescription, userHeading),
  lineOf: ({ name, email }) => `${name} <${email}>`,
});

export const userPaste: PasteRule<typeof userDescription> = {
  description: userDescription,
  labelOf: (name) => t(`users.field.${name}`),
  headingOf: userHeading,
  check: checkUser,
  keysOf: ({ email }) => [emailKey(email)],
};

/** Returns the texts that the search box of the user list searches. */
export const userSearchFields = ({ name, email, role }: WorkspaceUser): readonly string[] => [
  name,
  email,
  role,
];

export type UserView = ListView<UserField>;

export const userAddress = listAddress(fieldNames(userDescription));
