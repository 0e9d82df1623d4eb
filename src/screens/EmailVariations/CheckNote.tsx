import CircleCheck from 'lucide-react/icons/circle-check';
import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { space } from '#components/theme/tokens.ts';
import type { MailRemark } from '#domain/mail/mailCheck.ts';
import { t } from '#domain/words/translate.ts';
import { Hint } from './mailActionStyle.ts';
import { RemarkList, type RemarkActions } from './RemarkList.tsx';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  & > section {
    width: 100%;
  }
  &:focus {
    outline: none;
  }
`;

export interface CheckNoteProps extends RemarkActions {
  remarks: readonly MailRemark[];
  /** Undoes the last fix; null when there is none. */
  onUndo: (() => void) | null;
}

/** Lists what to look at before this mail is sent. */
export function CheckNote({ remarks, onShow, onFix, onUndo }: CheckNoteProps) {
  const root = useRef<HTMLDivElement>(null);
  /** The pressed button disappears with its remark, so the focus moves to this element. */
  const kept = (act: () => void) => () => {
    root.current?.focus();
    act();
  };
  return (
    <Root ref={root} tabIndex={-1}>
      <div role="status">{onUndo ? t('emails.fix.done') : null}</div>
      {onUndo ? (
        <Button size="small" onClick={kept(onUndo)}>
          {t('general.undo')}
        </Button>
      ) : null}
      {remarks.length === 0 ? (
        <Hint>
          <CircleCheck size={14} aria-hidden />
          {t('emails.check.good')}
        </Hint>
      ) : (
        <RemarkList remarks={remarks} onShow={onShow} onFix={(fix) => kept(() => onFix(fix))()} />
      )}
    </Root>
  );
}
