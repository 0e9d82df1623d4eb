import { mailLinks, type Letter } from '../mail/mailLinks.ts';
import { t } from '../words/translate.ts';
import type { WorkspaceUserDraft } from './workspaceUser.ts';

/** Where somebody is invited to. */
export interface InvitedTo {
  /** The address of the workspace. */
  readonly address: string;
  /** What the product is called. */
  readonly brandName: string;
}

/** What tells somebody that they were added: where the workspace is, and whom to sign in as. */
export interface Invitation {
  readonly text: string;
  /** Opens it as a mail. */
  readonly href: string;
}

/** The invitation of somebody who is in the user list. */
export function invitationFor(
  { name, email }: WorkspaceUserDraft,
  { address, brandName }: InvitedTo,
): Invitation {
  const text = t('users.invite.text', { name, email, address, brand: brandName });
  const letter: Letter = {
    to: email,
    subject: t('users.invite.subject', { brand: brandName }),
    body: text,
  };
  return { text, href: mailLinks(letter).mailto.href };
}
