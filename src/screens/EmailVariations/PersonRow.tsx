import { memo, type CSSProperties, type MouseEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { MailRowState } from '#domain/mail/mailRow.ts';
import { t } from '#domain/words/translate.ts';
import { Row } from './personRowStyle.ts';

export interface PersonRowProps {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  readonly stateText: string;
  readonly tone: MailRowState['tone'];
  readonly canRetry: boolean;
  readonly index: number;
  readonly of: number;
  readonly isOpen: boolean;
  /** Stable functions, so that no row renders again because of them. */
  readonly onChoose: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

/** One person and the state of their mail. Memoised: of hundreds of rows only the changed ones render again. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { id, name, companyName, stateText, tone, canRetry, index, of, isOpen } = props;
  const { onChoose, onRetry } = props;
  const style: CSSProperties = { top: `calc(${index} * var(--row))` };
  /** Retry disappears with the failure, so the focus moves to the row. */
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.parentElement?.querySelector('button')?.focus();
    onRetry(id);
  };
  return (
    <li style={style} aria-setsize={of} aria-posinset={index + 1} data-open={isOpen || undefined}>
      <Row
        type="button"
        tabIndex={isOpen ? 0 : -1}
        aria-current={isOpen || undefined}
        onClick={() => onChoose(id)}
      >
        <span className="name">{name}</span>
        <span className="company">{companyName}</span>
        {stateText === '' ? null : (
          <span className="state" data-tone={tone}>
            {stateText}
          </span>
        )}
      </Row>
      {canRetry ? (
        <Button size="small" variant="quiet" tabIndex={isOpen ? 0 : -1} onClick={retry}>
          {t('emails.state.retry')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  );
});
