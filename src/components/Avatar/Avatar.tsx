import styled from 'styled-components';
import { color, font } from '../theme/tokens.ts';

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${font(13)};
  font-weight: 650;
  line-height: 1;
  user-select: none;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export interface AvatarProps {
  /** The name whose initial is shown. */
  name: string;
  /** Width and height in pixels. */
  size?: number;
}

/** The first letter of a name, which may take several code units. */
const initialOf = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '?';

/** A person's initial in a circle. Hidden from assistive technology: the name is beside it, or on the button around it. */
export function Avatar({ name, size = 32 }: AvatarProps) {
  return (
    <Root aria-hidden style={{ width: size, height: size }}>
      {initialOf(name)}
    </Root>
  );
}
