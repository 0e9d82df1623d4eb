import { useId, type ReactNode } from 'react';
import { useControl, type ControlProps } from '../Field/useControl.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Segment, Track } from './segmentParts.ts';

export interface SegmentOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string> extends ControlProps {
  value: Value;
  options: readonly SegmentOption<Value>[];
  /** Shows only the icons; each label is the name and the tooltip. */
  isCompact?: boolean;
  onValueChange: (value: Value) => void;
}

/** A radio group in one line, for a few choices of which one is always set, such as the theme. */
export function SegmentedControl<Value extends string = string>({
  value,
  options,
  isCompact = false,
  onValueChange,
  ...own
}: SegmentedControlProps<Value>) {
  const control = useControl(own);
  const name = useId();
  return (
    <Track
      id={control.id}
      role="radiogroup"
      aria-label={control.label}
      aria-labelledby={control.labelId}
      aria-describedby={control.describedBy}
      data-disabled={control.isDisabled || undefined}
    >
      {options.map((option) => {
        const segment = (
          <Segment key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={control.isDisabled}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon}
            {isCompact ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
          </Segment>
        );
        return isCompact ? (
          <Tooltip key={option.value} label={option.label} isDescription={false}>
            {segment}
          </Tooltip>
        ) : (
          segment
        );
      })}
    </Track>
  );
}
