import type { MouseEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { color, media, shape } from '../theme/tokens.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${shape.radiusControl};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  transition:
    background-color ${shape.motion},
    color ${shape.motion};

  ${media.touch} {
    width: ${shape.touchTarget};
    height: ${shape.touchTarget};
  }
  &[data-variant='outlined'] {
    border-color: ${color.lineStrong};
    background: ${color.raised};
    color: ${color.text};
  }
  &:hover:not([aria-disabled='true'], :disabled) {
    background: ${color.hover};
    color: ${color.text};
  }
  &[data-variant='danger']:hover:not([aria-disabled='true'], :disabled) {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  &:disabled {
    cursor: not-allowed;
    color: ${color.lineStrong};
    opacity: 0.7;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
`;

export interface IconButtonProps {
  /** The accessible name, also shown as the tooltip: what it does and to what ("Delete Acme"). */
  label: string;
  /** A 16 px icon. */
  icon: ReactNode;
  /** A shorter text for the tooltip, if the label names its row. */
  tooltip?: string;
  /** Danger turns red only on hover, because a column of red buttons would distract. */
  variant?: 'quiet' | 'outlined' | 'danger';
  /** The state of a toggle button. */
  isPressed?: boolean;
  /** The request is under way: the button keeps the focus and ignores clicks. */
  isBusy?: boolean;
  isDisabled?: boolean;
  type?: 'button' | 'submit';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-describedby'?: string;
  autoFocus?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** An icon button, 32 px (44 on touch), whose name is shown on hover and focus. */
export function IconButton({
  label,
  icon,
  tooltip = label,
  variant = 'quiet',
  isPressed,
  isBusy = false,
  isDisabled = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={tooltip} isDescription={false}>
      <Root
        {...rest}
        type={type}
        aria-label={label}
        data-variant={variant}
        disabled={isDisabled}
        aria-pressed={isPressed}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {isBusy ? <Spinner /> : icon}
      </Root>
    </Tooltip>
  );
}
