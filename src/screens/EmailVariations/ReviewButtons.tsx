import Check from 'lucide-react/icons/check';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { KeyCaps } from '#components/Commands/KeyCaps.tsx';
import { color, font, media, space } from '#components/theme/tokens.ts';
import type { ReviewMark } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { Buttons } from './mailActionStyle.ts';

const Keys = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-left: auto;
  color: ${color.muted};
  font-size: ${font(12)};
  ${media.touch} {
    display: none;
  }
  ${media.narrow} {
    display: none;
  }
`;

interface Mark {
  readonly mark: ReviewMark;
  readonly label: string;
  readonly key: string;
  readonly icon: ReactNode;
}

export interface ReviewButtonsProps {
  mark: ReviewMark | null;
  /** Marks the prospect and opens the next; pressing the same mark again removes it. */
  onMark: (mark: ReviewMark) => void;
}

/** Buttons that mark the outcome for this prospect, with their keys. */
export function ReviewButtons({ mark, onMark }: ReviewButtonsProps) {
  const marks: readonly Mark[] = [
    {
      mark: 'drafted',
      label: t('emails.markDrafted'),
      key: 'D',
      icon: <Check size={16} aria-hidden />,
    },
    {
      mark: 'skipped',
      label: t('emails.markSkipped'),
      key: 'S',
      icon: <SkipForward size={16} aria-hidden />,
    },
  ];
  return (
    <Buttons>
      {marks.map((each) => (
        <Button
          key={each.mark}
          size="small"
          variant={mark === each.mark ? 'primary' : 'secondary'}
          aria-pressed={mark === each.mark}
          aria-keyshortcuts={each.key.toLowerCase()}
          icon={each.icon}
          trailingIcon={
            <span aria-hidden>
              <KeyCaps caps={[each.key]} />
            </span>
          }
          onClick={({ detail }) => {
            // The first click of a double click has opened the next prospect, who is not marked unread.
            if (detail !== 2) onMark(each.mark);
          }}
        >
          {each.label}
        </Button>
      ))}
      <Keys>
        <KeyCaps caps={['K']} /> {t('emails.previous')} <KeyCaps caps={['J']} /> {t('emails.next')}
      </Keys>
    </Buttons>
  );
}
