import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { hiddenOnScreen } from '#components/theme/hiddenOnScreen.ts';
import { color, font, media, raisedBox, space } from '#components/theme/tokens.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  ${raisedBox}
  font-size: ${font(13)};
  font-variant-numeric: tabular-nums;
  /* With nothing to say only its region stays, since a region that arrives with its text may not be read. */
  &[data-idle] {
    ${hiddenOnScreen}
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
  }
  .said {
    margin-right: auto;
    font-weight: 550;
  }
  .failed {
    color: ${color.danger};
  }
  ul {
    max-height: 160px;
    overflow: auto;
    color: ${color.danger};
  }
  /* The text has its own line, so that the buttons stay side by side. */
  ${media.narrow} {
    .said {
      flex: 1 0 100%;
    }
  }
`;

export interface WorkNoteProps {
  /** The progress of the work, or its outcome; null while there is nothing to say. */
  text: string | null;
  /** 'Writing emails' while the work runs; else null. Screen readers hear this at the beginning, and the text at the end. */
  running: string | null;
  /** '2 failed'; null when nothing has. */
  failed: string | null;
  /** When absent, there is no bar. */
  progress?: { readonly value: number; readonly max: number } | undefined;
  buttons: ReactNode;
  /** More about the work, below its bar. */
  children?: ReactNode;
}

/** The progress of work over many rows, and its buttons. */
export function WorkNote({ text, running, failed, progress, buttons, children }: WorkNoteProps) {
  const isIdle = text === null;
  const line = (
    <>
      {text}
      {failed === null ? null : (
        <>
          {' · '}
          <span className="failed">{failed}</span>
        </>
      )}
    </>
  );
  return (
    <Root
      tabIndex={isIdle ? undefined : -1}
      aria-label={text ?? undefined}
      data-idle={isIdle || undefined}
    >
      <div className="line">
        <div className="said">
          <span role="status">
            {running === null ? line : <VisuallyHidden>{running}</VisuallyHidden>}
          </span>
          {running === null ? null : <span aria-hidden>{line}</span>}
        </div>
        {buttons}
      </div>
      {progress && !isIdle ? <ProgressBar label={text} {...progress} /> : null}
      {children}
    </Root>
  );
}
