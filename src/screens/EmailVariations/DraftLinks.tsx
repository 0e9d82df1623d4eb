import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Mail from 'lucide-react/icons/mail';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { useMemo } from 'react';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { mailLinks, type Letter } from '#domain/mail/mailLinks.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { Buttons, Hint } from './mailActionStyle.ts';

export interface DraftLinksProps {
  letter: Letter;
  sharing: Sharing;
  /** Called when a draft is opened. */
  onDraft: () => void;
}

/** The two links that open a draft. They are real links, so that no browser blocks them as pop-ups (D47). */
export function DraftLinks({ letter, sharing, onDraft }: DraftLinksProps) {
  const { to, subject, body } = letter;
  const { gmail, mailto } = useMemo(() => mailLinks({ to, subject, body }), [to, subject, body]);
  const draft = (isBodyLeftOut: boolean) => () => {
    if (isBodyLeftOut) sharing.onCopy(body, t('emails.bodyCopied'), { file: true });
    onDraft();
  };
  const leftOut = gmail.isBodyLeftOut ? 'gmail' : mailto.isBodyLeftOut ? 'default' : null;
  return (
    <>
      {leftOut ? (
        <Hint>
          <ClipboardPaste size={14} aria-hidden />
          {t(`emails.bodyToClipboard.${leftOut}`)}
        </Hint>
      ) : null}
      <Buttons>
        <LinkButton
          variant="primary"
          href={gmail.href}
          isExternal
          icon={<SquareArrowOutUpRight size={16} aria-hidden />}
          onClick={draft(gmail.isBodyLeftOut)}
        >
          {t('emails.gmail')}
        </LinkButton>
        <LinkButton
          href={mailto.href}
          icon={<Mail size={16} aria-hidden />}
          onClick={draft(mailto.isBodyLeftOut)}
        >
          {t('emails.default')}
        </LinkButton>
      </Buttons>
    </>
  );
}
