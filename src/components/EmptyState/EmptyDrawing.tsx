import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens.ts';

export type EmptyKind = 'nothing' | 'failed' | 'noMatch';

const Root = styled.svg`
  color: ${color.lineStrong};
  .accent {
    stroke: ${color.accent};
  }
  .danger {
    stroke: ${color.danger};
  }
  .paper {
    fill: ${color.raised};
  }
`;

const drawings: Record<EmptyKind, ReactNode> = {
  // An empty tray, waiting for the first thing.
  nothing: (
    <>
      <path
        className="paper"
        d="M24 46l10-24a5 5 0 0 1 4.6-3h42.8a5 5 0 0 1 4.6 3l10 24v22a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V46z"
      />
      <path d="M24 46h20l4 9h24l4-9h20" />
      <path className="accent" d="M60 26v14M53 33h14" />
    </>
  ),
  // A plug pulled out of its socket.
  failed: (
    <>
      <path d="M10 62c12 0 10-16 22-16" />
      <rect className="paper" x="32" y="36" width="20" height="20" rx="6" />
      <path d="M52 42h7M52 50h7" />
      <rect className="paper" x="72" y="36" width="20" height="20" rx="6" />
      <path d="M92 46c12 0 8-16 18-16" />
      <path className="danger" d="M62 26l2.5-8M68 28l5-6M61 66l2.5 8M68 64l5 6" />
    </>
  ),
  // A lens over lines that all stay as they are.
  noMatch: (
    <>
      <path d="M20 24h46M20 38h26M20 52h22M20 66h34" />
      <circle className="paper accent" cx="72" cy="46" r="16" />
      <path className="accent" d="M84 58l12 12" strokeWidth="4" />
      <path d="M67 41l10 10M77 41L67 51" />
    </>
  ),
};

/** The line drawing of an empty state. Hidden from assistive technology, because the sentence below has the same meaning. */
export function EmptyDrawing({ kind }: { kind: EmptyKind }) {
  return (
    <Root
      width="120"
      height="88"
      viewBox="0 0 120 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawings[kind]}
    </Root>
  );
}
