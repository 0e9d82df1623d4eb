import { useId, type ReactNode } from 'react';
import { joinIds, useControl, type ControlProps } from '../Field/useControl.ts';
import { Card, CardGrid, CardText, Dot, IconPlate, Option } from './radioCardsParts.ts';

export interface RadioCard<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** One sentence on what the choice means. */
  readonly description?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
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
    <CardGrid
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
          <Option key={option.value}>
            <Card data-invalid={control.isInvalid || undefined}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={control.isDisabled || option.isDisabled}
                aria-labelledby={`${id}label`}
                aria-describedby={joinIds(option.description && `${id}description`)}
                onChange={() => onValueChange(option.value)}
              />
              {option.icon ? <IconPlate>{option.icon}</IconPlate> : null}
              <CardText>
                <strong id={`${id}label`}>{option.label}</strong>
                {option.description ? (
                  <span id={`${id}description`}>{option.description}</span>
                ) : null}
              </CardText>
              <Dot />
            </Card>
            {option.below}
          </Option>
        );
      })}
    </CardGrid>
  );
}
