import styled from 'styled-components';
import { Link } from '../Link/Link.tsx';
import { Mark } from '../Mark/Mark.tsx';
import { color, font, space, target } from '../theme/tokens.ts';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${target(40)};
  color: ${color.text};
  font-size: ${font(16)};
  font-weight: 650;
  letter-spacing: -0.015em;
  text-decoration: none;
  & > svg {
    flex: none;
    color: ${color.accent};
  }
`;

export interface LogoProps {
  /** The name beside the mark. */
  name: string;
}

/** Mark and name, as a link to the start page. */
export function Logo({ name }: LogoProps) {
  return (
    <Root href="/">
      <Mark size={26} />
      {name}
    </Root>
  );
}
