import type { EntityId } from '#domain/lists/entityId.ts';
import { isEmailTaken, rolesOf, type UserFields } from '#domain/people/userList.ts';
import type { UserField, WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';

/** The input of a user's field. An email that is already in use is warned about, not refused (D39). */
export const userInputOf = (
  field: UserField,
  users: readonly WorkspaceUser[],
  self: { readonly id: EntityId } | null,
) => ({
  label: t(`users.field.${field}`),
  input: {
    ...(field === 'email' && { type: 'email' as const }),
    ...(field === 'role' && { suggestions: rolesOf(users) }),
  },
  hintOf: ({ email }: UserFields) =>
    field === 'email' && isEmailTaken(email, users, self?.id)
      ? t('warning.duplicateEmail')
      : undefined,
});
