import styled from 'styled-components';
import { color, font, shape, space } from '../theme/tokens.ts';

const Caps = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space(1)};
  & > kbd {
    min-width: 22px;
    padding: 1px 6px;
    border: 1px solid ${color.line};
    border-radius: calc(${shape.radiusControl} / 2);
    background: ${color.sunken};
    color: ${color.muted};
    font: inherit;
    font-size: ${font(12)};
    text-align: center;
  }
`;

/** Keys drawn as on a keyboard, by their labels. */
export const KeyCaps = ({ caps }: { caps: readonly string[] }) => (
  <Caps>
    {caps.map((cap) => (
      <kbd key={cap}>{cap}</kbd>
    ))}
  </Caps>
);
