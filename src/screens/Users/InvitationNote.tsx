import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { media, space } from '#components/theme/tokens.ts';
import type { Invitation } from '#domain/people/invitation.ts';
import type { WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { FormNote } from '../form/FormNote.tsx';

const Ways = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  /* On a phone the three share a line: the two buttons without their icons, the cross at its end. */
  ${media.narrow} {
    width: 100%;
    & > [data-size] > svg {
      display: none;
    }
    & > :last-child {
      margin-left: auto;
    }
  }
`;

export interface InvitationNoteProps {
  added: WorkspaceUserDraft;
  invitation: Invitation;
  onCopy: (text: string) => void;
  onClose: () => void;
}

/** Says that the added person has not been notified, and offers the invitation to send. */
export function InvitationNote({ added, invitation, onCopy, onClose }: InvitationNoteProps) {
  const { name, email } = added;
  return (
    <FormNote
      action={
        <Ways>
          <Button
            size="small"
            icon={<Copy size={14} aria-hidden />}
            onClick={() => onCopy(invitation.text)}
          >
            {t('users.invite.copy')}
          </Button>
          <LinkButton size="small" href={invitation.href} icon={<Mail size={14} aria-hidden />}>
            {t('users.invite.mail')}
          </LinkButton>
          <IconButton
            label={t('general.dismiss')}
            icon={<X size={16} aria-hidden />}
            onClick={onClose}
          />
        </Ways>
      }
    >
      {t('users.invite.added', { name, email })}
    </FormNote>
  );
}
