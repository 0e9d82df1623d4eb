import { useId, type ReactNode } from 'react';
import { useControl, type ControlProps } from '../Field/useControl.ts';
import { Card, Cards } from './radioCardsStyle.ts';

export interface RadioCard<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** One sentence on what the choice means. */
  readonly description: string;
  readonly icon: ReactNode;
  /** Shown under the card and not part of the choice: it may contain links and buttons. */
  readonly below?: ReactNode;
}

export interface RadioCardsProps<Value extends string = string> extends ControlProps {
  /** The chosen card; undefined before the first choice. */
  value: Value | undefined;
  options: readonly RadioCard<Value>[];
  onValueChange: (value: Value) => void;
}

/** A radio group of a few big cards: arrows change the choice, and the group is one Tab stop. */
export function RadioCards<Value extends string = string>({
  value,
  options,
  onValueChange,
  ...own
}: RadioCardsProps<Value>) {
  const control = useControl(own);
  const name = useId();
  return (
    <Cards
      id={control.id}
      role="radiogroup"
      aria-label={control.label}
      aria-labelledby={control.labelId}
      aria-describedby={control.describedBy}
      aria-invalid={control.isInvalid || undefined}
      aria-required={control.isRequired || undefined}
      aria-disabled={control.isDisabled || undefined}
    >
      {options.map((option) => {
        const id = `${name}${option.value}`;
        return (
          <div key={option.value}>
            <Card data-invalid={control.isInvalid || undefined}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={control.isDisabled}
                aria-labelledby={`${id}label`}
                aria-describedby={`${id}description`}
                onChange={() => onValueChange(option.value)}
              />
              <span className="icon">{option.icon}</span>
              <span className="text">
                <strong id={`${id}label`}>{option.label}</strong>
                <span id={`${id}description`}>{option.description}</span>
              </span>
              <span className="dot" />
            </Card>
            {option.below}
          </div>
        );
      })}
    </Cards>
  );
}
