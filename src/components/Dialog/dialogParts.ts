import { Description, DialogTitle } from '@headlessui/react';
import type { ComponentType, PropsWithChildren } from 'react';
import styled from 'styled-components';
import { color, font, media, shape, space } from '../theme/tokens.ts';

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(5)} ${space(6)} 0;
  /* The cross is on the title's line and aligned with the text's right edge optically, however large its press area is. */
  & > :last-child:not(:first-child) {
    margin: -4px -8px -4px auto;
    ${media.touch} {
      margin: -10px -12px -10px auto;
    }
  }
  ${media.narrow} {
    padding: ${space(5)} ${space(4)} 0;
  }
`;

export const Title = styled(DialogTitle)`
  font-size: ${font(16)};
  font-weight: 600;
  line-height: 1.5;
`;

export const Lead: ComponentType<PropsWithChildren> = styled(Description)`
  margin-top: ${space(1)};
  padding: 0 ${space(6)};
  max-width: ${shape.readingWidth};
  color: ${color.muted};
  overflow-wrap: anywhere;
  ${media.narrow} {
    padding: 0 ${space(4)};
  }
`;

export const Body = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  margin-top: ${space(4)};
  /* Space for the focus rings of fields at the edge. */
  padding: ${space(1)} ${space(6)};
  overflow-wrap: anywhere;
  ${media.narrow} {
    padding: ${space(1)} ${space(4)};
  }
  ${media.print} {
    overflow: visible;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(5)} ${space(6)};
  & > [role='alert'] {
    flex: 1 0 100%;
    margin-bottom: ${space(2)};
  }
  ${media.narrow} {
    padding: ${space(4)};
    & > button {
      flex: 1 1 auto;
    }
  }
`;
