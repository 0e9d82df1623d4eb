import { useId, type ReactNode } from 'react';
import { joinIds, useControl, type ControlProps } from '../Field/useControl.ts';
import { Card, CardGrid, CardText, Dot, IconPlate } from './radioCardsParts.ts';

export interface RadioCard<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** What choosing it means, in a sentence. */
  readonly description?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioCardsProps<Value extends string = string> extends ControlProps {
  /** The chosen card; nothing before the first choice. */
  value: Value | undefined;
  options: readonly RadioCard<Value>[];
  onValueChange: (value: Value) => void;
}

/** One choice among a few big cards: a radio group, so arrows move the choice and Tab passes it in one step. */
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
          <Card key={option.value} data-invalid={control.isInvalid || undefined}>
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
        );
      })}
    </CardGrid>
  );
}
