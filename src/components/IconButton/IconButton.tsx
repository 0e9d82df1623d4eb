import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, shape, target } from '../theme/tokens.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${target(32)};
  height: ${target(32)};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${shape.radiusControl};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  transition:
    background-color ${shape.motion},
    color ${shape.motion};

  &[data-variant='outlined'] {
    border-color: ${color.lineStrong};
    background: ${color.raised};
    color: ${color.text};
  }
  &:hover:not(:disabled),
  &[data-open] {
    background: ${color.hover};
    color: ${color.text};
  }
  &[data-variant='danger']:hover:not(:disabled) {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  &:disabled {
    cursor: not-allowed;
    color: ${color.lineStrong};
    opacity: 0.7;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &:disabled {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
`;

export interface IconButtonProps extends Pick<
  ComponentProps<'button'>,
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'onClick'
  | 'onKeyDown'
  | 'onPointerDown'
  | 'ref'
> {
  /** The accessible name, also shown as the tooltip: what it does and to what ("Delete Acme"). */
  label: string;
  /** A 16 px icon. */
  icon: ReactNode;
  /** A shorter text for the tooltip, if the label names its row. */
  tooltip?: string | undefined;
  /** Danger turns red only on hover, because a column of red buttons would distract. */
  variant?: 'quiet' | 'outlined' | 'danger';
  isDisabled?: boolean;
}

/** An icon button, 32 px (44 on touch), whose name is shown on hover and focus. */
export function IconButton({
  label,
  icon,
  tooltip = label,
  variant = 'quiet',
  isDisabled = false,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={tooltip} isDescription={false}>
      <Root {...rest} type="button" aria-label={label} data-variant={variant} disabled={isDisabled}>
        {icon}
      </Root>
    </Tooltip>
  );
}
