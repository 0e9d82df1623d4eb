import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusWhenRemoved } from '../focus/focusWhenRemoved.ts';
import { color, font, shape, space } from '../theme/tokens.ts';
import { EmptyDrawing, type EmptyKind } from './EmptyDrawing.tsx';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(12)} ${space(4)};
  text-align: center;
  &[data-framed] {
    border: 1px dashed color-mix(in oklch, ${color.line}, ${color.lineStrong});
    border-radius: ${shape.radiusCard};
  }
`;

const Title = styled.p`
  margin-top: ${space(2)};
  max-width: 44ch;
  font-size: ${font(16)};
  font-weight: 550;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Hint = styled.div`
  max-width: 52ch;
  color: ${color.muted};
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;

export interface EmptyStateProps {
  /** Why there is nothing: there are no rows yet, loading failed, or the search matches none. */
  kind: EmptyKind;
  /** One sentence. */
  children: ReactNode;
  /** A second sentence, where it helps. */
  hint?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** Shows a dashed outline; false inside something with an edge, such as a table. */
  hasFrame?: boolean;
}

/** Shown in place of an empty list: a small drawing, a sentence, and what to do next. */
export function EmptyState({ kind, children, hint, actions, hasFrame = true }: EmptyStateProps) {
  return (
    <Root ref={focusWhenRemoved} data-framed={hasFrame || undefined}>
      <EmptyDrawing kind={kind} />
      <Title role={kind === 'failed' ? 'alert' : 'status'}>{children}</Title>
      {hint && <Hint>{hint}</Hint>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
