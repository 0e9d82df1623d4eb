import styled, { css } from 'styled-components';
import { Link } from '../Link/Link.tsx';
import { layer } from '../theme/layers.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

export const Root = styled.header`
  position: relative;
  z-index: ${layer.bar};
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
  container: header / inline-size;
  ${media.print} {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  min-height: 59px;
  /* In line with the page below, however wide the window. */
  padding: ${space(2)} max(${space(8)}, calc((100% - ${shape.pageWidth}) / 2));
  ${media.narrow} {
    gap: ${space(2)};
    padding-inline: ${space(4)};
  }
  /* Too narrow for its words, be it by the window or by the size of the text. */
  @container header (max-width: 22rem) {
    flex-wrap: wrap;
    row-gap: ${space(1)};
  }
`;

export const Wide = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${media.narrow} {
    display: none;
  }
`;

export const Narrow = styled.div`
  display: none;
  ${media.narrow} {
    display: block;
  }
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-left: auto;
  ${media.narrow} {
    flex-wrap: wrap;
    justify-content: flex-end;
    min-width: 0;
  }
`;

const place = css`
  display: flex;
  align-items: center;
  min-height: ${shape.footerControlHeight};
  padding: 0 ${space(3)};
  border-radius: ${shape.radiusControl};
  color: ${color.text};
  font-size: ${font(14)};
  font-weight: 500;
  text-decoration: none;
  &:hover {
    background: ${color.hover};
  }
  &[aria-current] {
    color: ${color.accent};
  }
  ${media.touch} {
    min-height: ${shape.touchTarget};
  }
`;

export const Place = styled(Link)`
  ${place}
`;

export const Sheet = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
  box-shadow: ${shape.shadowFloat};
`;

export const SheetPlace = styled(Link)`
  ${place}
  min-height: ${shape.touchTarget};
`;

export const GroupName = styled.p`
  padding: ${space(3)} ${space(3)} ${space(1)};
  color: ${color.muted};
  font-size: ${font(12)};
  font-weight: 550;
`;
