import { Dialog, DialogPanel } from '@headlessui/react';
import styled from 'styled-components';
import { animation } from '../theme/animation.ts';
import { layer } from '../theme/layers.ts';
import { color, media, shape, space } from '../theme/tokens.ts';

export const Root = styled(Dialog)`
  position: relative;
  z-index: ${layer.dialog};
  &:focus-visible {
    outline: none;
  }
`;

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  background: ${color.backdrop};
  animation: ${animation('appear')} ${shape.motion};
  ${media.print} {
    display: none;
  }
`;

export const Frame = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  justify-items: center;
  align-items: start;
  padding: max(${space(6)}, 12dvh) ${space(6)} ${space(6)};
  ${media.narrow} {
    align-items: end;
    padding: ${space(6)} 0 0;
  }
  ${media.print} {
    position: static;
    display: block;
    padding: 0;
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
  animation: ${animation('rise')} ${shape.motion};
  &:focus,
  &:focus-visible {
    outline: none;
  }
  ${media.narrow} {
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
