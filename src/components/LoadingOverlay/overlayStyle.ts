import styled from 'styled-components';
import { animation } from '../theme/animation.ts';
import { layer } from '../theme/layers.ts';
import { color, font, shape, space } from '../theme/tokens.ts';

export const Area = styled.div`
  position: relative;
`;

export const Veil = styled.div`
  position: absolute;
  inset: 0;
  /* Above the content and below the bars of the page, which stay usable. */
  z-index: ${layer.veil};
  display: grid;
  justify-items: center;
  align-items: start;
  padding: clamp(${space(6)}, 12%, ${space(24)}) ${space(4)} ${space(6)};
  border-radius: ${shape.radiusCard};
  background: color-mix(in oklch, ${color.surface} 62%, transparent);
  animation: ${animation('show')} ${shape.motion};
`;

export const Box = styled.div`
  position: sticky;
  top: ${space(24)};
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  width: min(360px, 100%);
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  color: ${color.accent};
  box-shadow: ${shape.shadowFloat};
  text-align: center;
  [role='progressbar'] {
    width: min(280px, 70vw);
  }
`;

export const Message = styled.p`
  font-size: ${font(16)};
  font-weight: 550;
  color: ${color.text};
  text-wrap: balance;
  animation: ${animation('lift')} ${shape.motion};
`;
