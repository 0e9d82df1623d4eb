import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../Button/buttonStyle.ts';
import { Link } from '../Link/Link.tsx';

const Root = styled(Link)`
  ${buttonStyle}
  @media (forced-colors: active) {
    border-color: LinkText;
  }
`;

export interface LinkButtonProps {
  /** What it opens. */
  children: ReactNode;
  /** A path of the app, or any address. */
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width of its container. */
  isWide?: boolean;
  /** Opens in a new tab. */
  isExternal?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Runs before the navigation; `preventDefault` stops it. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that looks like a button. It can be opened in a new tab and copied, and is announced as a link. */
export function LinkButton({
  children,
  variant = 'secondary',
  size = 'medium',
  isWide = false,
  icon,
  ...rest
}: LinkButtonProps) {
  return (
    <Root {...rest} data-variant={variant} data-size={size} data-wide={isWide || undefined}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
