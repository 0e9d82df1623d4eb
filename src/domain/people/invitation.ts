import { mailLinks, type Letter } from '../mail/letter.ts';
import { t } from '../words/translate.ts';
import type { WorkspaceUserDraft } from './workspaceUser.ts';

export interface InvitedTo {
  readonly address: string;
  readonly brandName: string;
}

/**
 * Returns the message to somebody who was added: the address of the workspace and the email to sign in with. `href` is a
 * `mailto:` link that opens it as a mail.
 */
export function invitationFor(
  { name, email }: WorkspaceUserDraft,
  { address, brandName }: InvitedTo,
) {
  const text = t('users.invite.text', { name, email, address, brand: brandName });
  const letter: Letter = {
    to: email,
    subject: t('users.invite.subject', { brand: brandName }),
    body: text,
  };
  return { text, href: mailLinks(letter).mailto.href };
}

export type Invitation = ReturnType<typeof invitationFor>;
