import styled from 'styled-components';
import { layer } from '#components/theme/layers.ts';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';

/** Covers the right part of the table, so that the keywords stay visible. On a phone it is a sheet above the footer. */
export const Panel = styled.section`
  position: absolute;
  inset: calc(100% + ${space(2)}) 0 auto auto;
  z-index: ${layer.sticky};
  width: min(640px, 100%);
  /* Ends above the footer of a low window. */
  max-height: max(240px, min(520px, 100dvh - 19rem));
  overflow: auto;
  overscroll-behavior: contain;
  box-shadow: ${shape.shadowFloat};
  ${media.narrow} {
    position: fixed;
    inset: auto 0 calc(var(--footer, 0px) + var(--selection-bar, 0px));
    width: auto;
    max-height: 50dvh;
  }
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space(5)} ${space(6)};
  padding: ${space(5)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
`;

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: ${space(2)};
    font-size: ${font(13)};
    font-weight: 550;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
`;

export const WideGroup = styled(Group)`
  grid-column: 1 / -1;
`;

export const Ranges = styled(WideGroup)`
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: ${space(3)} ${space(6)};
  }
`;

/** Stays visible while the filters above it scroll. */
export const Foot = styled.div`
  position: sticky;
  bottom: calc(-1 * ${space(5)});
  grid-column: 1 / -1;
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  margin: 0 calc(-1 * ${space(5)}) calc(-1 * ${space(5)});
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid ${color.line};
  background: ${color.raised};
`;
