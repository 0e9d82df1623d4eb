import type { MouseEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle.ts';

const Root = styled.button`
  ${buttonStyle}
`;

export interface ButtonProps {
  /** What the button does, as a verb. */
  children: ReactNode;
  /** The emphasis: one primary button per view. */
  variant?: ButtonVariant;
  /** 45 px high, 40 in the footer, 32 in rows and cards. */
  size?: ButtonSize;
  /** Fills the width of its container. */
  isWide?: boolean;
  /** The request is under way: the button keeps the focus, announces that it is busy, and ignores clicks. */
  isBusy?: boolean;
  /** The label while busy; the normal one when left out. */
  busyLabel?: ReactNode;
  isDisabled?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  /** An icon after the label. */
  trailingIcon?: ReactNode;
  type?: 'button' | 'submit';
  /** The id of the form it submits, for a button outside that form. */
  form?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
  /** For a button that is on or off. */
  'aria-pressed'?: boolean;
  /** For a button that opens something on the page. */
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-keyshortcuts'?: string | undefined;
  autoFocus?: boolean;
  /** -1 for a button inside a widget that is one Tab stop. */
  tabIndex?: number;
}

/** A button with a loading state. A busy button keeps its focus and size, so that nothing moves under the pointer. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  isWide = false,
  isBusy = false,
  busyLabel,
  isDisabled = false,
  icon,
  trailingIcon,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        // A busy submit button must not submit its form a second time.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{isBusy ? (busyLabel ?? children) : children}</span>
      {isBusy ? null : trailingIcon}
    </Root>
  );
}
