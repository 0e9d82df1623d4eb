import type { ReactNode } from 'react';
import { CheckboxBox, CheckboxRoot } from './checkboxParts.ts';

export interface CheckboxProps {
  isChecked: boolean;
  /** Some but not all are selected: shows a dash, announced as "mixed". */
  isIndeterminate?: boolean;
  /** The visible label. */
  children: ReactNode;
  'aria-describedby'?: string;
  onCheckedChange: (isChecked: boolean) => void;
}

/** A checkbox with three states. Its press target is 24 px (44 on touch), larger than the drawn box. */
export function Checkbox({
  isChecked,
  isIndeterminate = false,
  children,
  onCheckedChange,
  ...named
}: CheckboxProps) {
  return (
    <CheckboxRoot>
      <CheckboxBox>
        <input
          {...named}
          // `indeterminate` has no attribute and a click resets it, so it is set after every render.
          ref={(input) => {
            if (input) input.indeterminate = isIndeterminate;
          }}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path data-mark="check" d="M4.5 9.5l3 3 6-7" />
          <path data-mark="dash" d="M5 9h8" />
        </svg>
      </CheckboxBox>
      <span>{children}</span>
    </CheckboxRoot>
  );
}
