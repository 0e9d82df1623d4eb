import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { focusWhenRemoved } from '../focus/focusWhenRemoved.ts';
import { color, shape, space } from '../theme/tokens.ts';
import { useKitWords } from '../theme/kitWords.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${shape.radiusControl};
  background: ${color.dangerSoft};
  color: ${color.danger};
  overflow-wrap: anywhere;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Message = styled.div`
  display: flex;
  gap: ${space(2)};
  flex: 1 1 200px;
  min-width: 0;
  svg {
    flex: none;
    margin-top: 3px;
  }
`;

export interface ErrorNoticeProps {
  /** What went wrong. Without it nothing is rendered, so that a form can pass its error as it is. */
  children?: ReactNode;
  /** Shows a button to try again. */
  onRetry?: () => void;
}

/** An error message under a form or above a list. Screen readers announce it when it appears. */
export function ErrorNotice({ children, onRetry }: ErrorNoticeProps) {
  const words = useKitWords();
  if (children === undefined || children === null || children === '') return null;
  return (
    <Root ref={focusWhenRemoved} role="alert">
      <Message>
        <CircleAlert size={16} aria-hidden />
        <span>{children}</span>
      </Message>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </Root>
  );
}
