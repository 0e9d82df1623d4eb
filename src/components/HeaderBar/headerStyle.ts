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

/** When the links do not fit on one line with the rest, they collapse into a menu. */
export const folded = '@container header (max-width: 46rem)';

/** Shown beside the navigation if there is space, else on its own line below. */
export const Row = styled.div`
  display: grid;
  grid: 'logo places status end' 1fr / auto auto 1fr auto;
  align-items: center;
  column-gap: ${space(6)};
  min-height: 59px;
  /* Aligned with the page below at every width. */
  padding: ${space(2)} max(${space(8)}, calc((100% - ${shape.pageWidth}) / 2));
  @container header (max-width: 64rem) {
    grid: 'logo places end' 1fr 'status status status' auto / auto auto 1fr;
  }
  ${folded} {
    grid: 'logo end menu' 1fr 'status status status' auto / 1fr auto auto;
    column-gap: ${space(2)};
  }
  ${media.narrow} {
    padding-inline: ${space(4)};
  }
  /* The container is too narrow for the text, because of the window or the text size. */
  @container header (max-width: 22rem) {
    grid: 'logo menu' 1fr 'end end' auto 'status status' auto / 1fr auto;
  }
`;

export const Brand = styled.div`
  grid-area: logo;
`;

/** The line of running work. */
export const Status = styled.div`
  grid-area: status;
  justify-self: end;
  display: flex;
  gap: ${space(2)};
  max-width: 100%;
  min-width: 0;
  @container header (max-width: 64rem) {
    & > [data-busy] {
      margin-top: ${space(2)};
    }
  }
  ${media.narrow} {
    justify-self: stretch;
    flex-wrap: wrap;
    & > [data-busy] {
      flex: 1 0 100%;
    }
  }
`;

export const Wide = styled.nav`
  grid-area: places;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${folded} {
    display: none;
  }
`;

export const End = styled.div`
  grid-area: end;
  justify-self: end;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  /* The buttons' press areas touch, so that they share a line with the name on the smallest phones. */
  ${media.narrow} {
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0;
    min-width: 0;
  }
`;

/** A link of the navigation, in the bar or in the menu. */
export const linkStyle = css`
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

export const BarLink = styled(Link)`
  ${linkStyle}
`;

/** The arrow that opens the pages of the preceding link. */
export const Beside = styled.span`
  margin-left: calc(-1 * ${space(3)});
  & > button {
    padding-inline: ${space(1)};
  }
`;
