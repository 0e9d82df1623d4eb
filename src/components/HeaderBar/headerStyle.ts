import styled from 'styled-components';
import { Link } from '../Link/Link.tsx';
import { layer } from '../theme/layers.ts';
import { color, font, media, shape, space, target } from '../theme/tokens.ts';

/** When the links do not fit on one line with the rest, they collapse into a menu. */
const folded = '@container header (max-width: 46rem)';

export const Bar = styled.header`
  position: relative;
  z-index: ${layer.bar};
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
  container: header / inline-size;
  ${media.print} {
    display: none;
  }
  & > .row {
    display: grid;
    grid: 'logo places status end' 1fr / auto auto 1fr auto;
    align-items: center;
    column-gap: ${space(6)};
    min-height: 59px;
    /* Aligned with the page below at every width. */
    padding: ${space(2)} max(${space(8)}, calc((100% - ${shape.pageWidth}) / 2));
    /* The running work is beside the navigation if there is space, else on its own line below. */
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
  }
  & > .row > .logo {
    grid-area: logo;
  }
  & > .row > .status {
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
  }
  & > .row > .end {
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
  }
`;

/** A link of the navigation, in the bar or in the menu. */
export const BarLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${target(40)};
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
`;

export const Wide = styled.nav`
  grid-area: places;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${folded} {
    display: none;
  }
  /* The arrow that opens the pages of the preceding link. */
  & > a + button {
    margin-left: calc(-1 * ${space(3)});
    padding-inline: ${space(1)};
  }
`;

/** Shown instead of the links in the bar when they do not fit. */
export const Folded = styled.div`
  grid-area: menu;
  display: none;
  ${folded} {
    display: block;
  }
`;

export const Sheet = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
  box-shadow: ${shape.shadowFloat};
  outline: none;
  a {
    min-height: ${shape.touchTarget};
  }
  /* The name of a group, which may be a link itself. */
  [role='group'] > :first-child {
    display: flex;
    align-items: end;
    padding: ${space(3)} ${space(3)} ${space(1)};
    color: ${color.muted};
    font-size: ${font(12)};
    font-weight: 550;
    text-decoration: none;
  }
`;
