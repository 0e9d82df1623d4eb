import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { color, font, shape, space } from '#components/theme/tokens.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${shape.radiusControl};
  background: ${color.sunken};
  font-size: ${font(13)};
  overflow-wrap: anywhere;
`;

export interface FormNoteProps {
  children: ReactNode;
  /** One small button. */
  action?: ReactNode;
}

/** A message about a form. It stands in a `Status`, which announces it. */
export function FormNote({ children, action }: FormNoteProps) {
  return (
    <Root ref={focusWhenRemoved}>
      <span>{children}</span>
      {action}
    </Root>
  );
}
