import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hiddenOnScreen } from '../theme/hiddenOnScreen.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** Selects an element with at least this many buttons, or the blocks that keep their space. Other children are not shown. */
const several = (count: number): string =>
  `> ${Array.from({ length: count }, () => ':is(button, [data-block])').join(' ~ ')}`;

const Root = styled.main`
  width: 100%;
  max-width: calc(${shape.pageWidth} + 2 * ${space(8)});
  margin-inline: auto;
  padding: ${space(8)} ${space(8)} ${space(12)};
  &[data-width='reading'] {
    max-width: calc(640px + 2 * ${space(8)});
  }
  &[data-width='full'] {
    max-width: none;
  }
  /* On pages for work with a list, the list begins as high as possible. */
  ${media.wide} {
    &[data-compact] {
      padding-top: ${space(4)};
      & > .head {
        margin-bottom: ${space(3)};
      }
      & h1 {
        font-size: ${font(20)};
      }
      & .lead {
        margin-top: 0;
        max-width: none;
        font-size: ${font(13)};
      }
    }
  }
  /* On a phone the title and the buttons share a line, and the lead is for screen readers. */
  ${media.narrow} {
    &[data-compact] {
      padding-top: ${space(3)};
      & > .head {
        align-items: center;
        column-gap: ${space(3)};
        margin-bottom: ${space(2)};
      }
      & h1 {
        font-size: ${font(20)};
      }
      & .lead {
        ${hiddenOnScreen}
      }
      & > .head > .actions {
        flex: 0 1 auto;
        &:has(${several(2)}) {
          flex: 1 0 100%;
        }
      }
    }
  }
  /* Lets the last content be scrolled out from under the selection bar. */
  &::after {
    content: '';
    display: block;
    height: var(--selection-bar, 0px);
  }
  &:focus,
  &:focus-visible {
    outline: none;
  }
  ${media.narrow} {
    padding: ${space(5)} ${space(4)} ${space(8)};
  }
`;

const Above = styled.div`
  margin-bottom: ${space(8)};
  ${media.narrow} {
    margin-bottom: ${space(5)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  margin-bottom: ${space(6)};
  /* Breaks a word that is wider than a phone. */
  & > * {
    min-width: 0;
  }
  ${media.narrow} {
    margin-bottom: ${space(5)};
  }
`;

const Title = styled.h1`
  font-size: ${font(28)};
  font-weight: 650;
  letter-spacing: -0.02em;
  overflow-wrap: break-word;
  ${media.narrow} {
    font-size: 1.5rem;
  }
`;

const Lead = styled.div`
  margin-top: ${space(1)};
  max-width: ${shape.readingWidth};
  color: ${color.muted};
  overflow-wrap: break-word;
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  /* On a phone several buttons share a line without their icons where the words fit. */
  ${media.narrow} {
    flex: 1 0 100%;
    & > :is(button, a, [data-block]) {
      flex: 1 1 auto;
    }
    &:has(${several(3)}) {
      & > button {
        padding-inline: ${space(2)};
      }
      & > [data-block] {
        width: 0;
      }
      & > button > svg {
        display: none;
      }
    }
  }
`;

export interface PageProps {
  title: ReactNode;
  children?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The page's buttons, beside the title. */
  actions?: ReactNode;
  /** Shown above the title: a stepper, a notice. */
  above?: ReactNode;
  /** `reading` for a form or text, `full` for the widest tables. */
  width?: 'normal' | 'reading' | 'full';
  /** Makes the title smaller, for pages where people work with a list. */
  isCompact?: boolean;
  /** The id that the skip link refers to. */
  id?: string;
}

/** The page between header and footer: title, actions, content. A skip link and a change of page focus it. */
export function Page({
  title,
  children,
  lead,
  actions,
  above,
  width = 'normal',
  isCompact = false,
  id = 'main',
}: PageProps) {
  return (
    <Root id={id} tabIndex={-1} data-width={width} data-compact={isCompact || undefined}>
      {above && <Above>{above}</Above>}
      <Head className="head">
        <div>
          <Title>{title}</Title>
          {lead && <Lead className="lead">{lead}</Lead>}
        </div>
        {actions && <Actions className="actions">{actions}</Actions>}
      </Head>
      {children}
    </Root>
  );
}
