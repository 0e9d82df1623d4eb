import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, shape } from '#components/theme/tokens.ts';
import type { CurrentView } from '#domain/lists/savedViews.ts';

const Container = styled.div`
  button {
    justify-content: center;
    width: 100%;
    min-height: ${shape.controlHeight};
    white-space: nowrap;
  }
  span {
    overflow: hidden;
    max-width: 9rem;
    text-overflow: ellipsis;
    ${media.narrow} {
      max-width: 5rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** The props of the part that says whether the view in use was changed. */
export interface ViewChangesProps {
  readonly shown: CurrentView;
  /** Called when the change was saved or taken back: the pressed button disappears, so the focus moves. */
  readonly onDone: () => void;
}

/** The saved views of a list, as passed to its screen. */
export interface ViewsAbove {
  readonly shown: CurrentView;
  /** The button with the menu. */
  readonly Menu: (props: CurrentView) => ReactNode;
  /** Shown beside the button while a saved view is in use. */
  readonly Changes?: (props: ViewChangesProps) => ReactNode;
}

/** The button above a list that opens its saved views (D77). Without any, views cannot be saved. */
export function ViewsMenu({ views }: { views: ViewsAbove | undefined }) {
  const container = useRef<HTMLDivElement>(null);
  if (!views) return null;
  const { shown, Menu, Changes } = views;
  return (
    <>
      <Container ref={container}>
        <Menu {...shown} />
      </Container>
      {Changes && shown.name !== null ? (
        <Changes shown={shown} onDone={() => container.current?.querySelector('button')?.focus()} />
      ) : null}
    </>
  );
}
