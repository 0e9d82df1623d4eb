import { Description, Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ComponentType, PropsWithChildren } from 'react';
import styled from 'styled-components';
import { animation } from '../theme/animation.ts';
import { layer } from '../theme/layers.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** Fills the window. */
export const Root = styled(Dialog)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  justify-items: center;
  align-items: start;
  padding: max(${space(6)}, 12dvh) ${space(6)} ${space(6)};
  &:focus-visible {
    outline: none;
  }
  ${media.narrow} {
    align-items: end;
    padding: ${space(6)} 0 0;
  }
  ${media.print} {
    position: relative;
    display: block;
    padding: 0;
  }
`;

/** Below the panel. An element of its own: with a pseudo-element no tool could measure the contrast of what is above it. */
export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  background: ${color.backdrop};
  animation: ${animation('appear')} ${shape.motion};
  ${media.print} {
    display: none;
  }
`;

const widths = { small: '440px', medium: '560px', large: '760px' } as const;
export type DialogSize = keyof typeof widths;

export const Panel = styled(DialogPanel)<{ $size: DialogSize }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  min-height: 0;
  max-height: 100%;
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shape.shadowDialog};
  --edge: ${space(6)};
  animation: ${animation('rise')} ${shape.motion};
  &:focus {
    outline: none;
  }
  ${media.narrow} {
    --edge: ${space(4)};
    max-width: none;
    border-width: 1px 0 0;
    border-radius: 16px 16px 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    animation-name: ${animation('slideUp')};
  }
  ${media.print} {
    display: block;
    max-width: none;
    border: 0;
    box-shadow: none;
    animation: none;
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(5)} var(--edge) 0;
  /* The cross is on the title's line and aligned with the text's right edge optically, however large its press area is. */
  & > :last-child:not(:first-child) {
    margin: -4px -8px -4px auto;
    ${media.touch} {
      margin: -10px -12px -10px auto;
    }
  }
`;

export const Title = styled(DialogTitle)`
  font-size: ${font(16)};
  font-weight: 600;
  line-height: 1.5;
`;

export const Lead: ComponentType<PropsWithChildren> = styled(Description)`
  margin-top: ${space(1)};
  padding: 0 var(--edge);
  max-width: ${shape.readingWidth};
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  margin-top: ${space(4)};
  /* Space for the focus rings of fields at the edge. */
  padding: ${space(1)} var(--edge);
  overflow-wrap: anywhere;
  ${media.print} {
    overflow: visible;
  }
`;

/** The buttons, or the question in their place. */
export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(5)} var(--edge);
  /* An error. */
  & > div[role='alert'] {
    flex: 1 0 100%;
    margin-bottom: ${space(2)};
  }
  /* The question about unsaved changes. */
  & > p {
    flex: 1 1 auto;
    font-weight: 550;
  }
  ${media.narrow} {
    padding: ${space(4)};
    & > button {
      flex: 1 1 auto;
    }
  }
`;
