import { useId, useState } from 'react';
import styled from 'styled-components';
import { noteStyle } from '../Field/controlStyle.ts';
import { joinIds } from '../Field/useControl.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { numberText } from './numberText.ts';

const Reading = styled.span`
  ${noteStyle}
  display: block;
  font-variant-numeric: tabular-nums;
`;

export interface NumberInputProps extends Omit<
  TextInputProps,
  'type' | 'inputMode' | 'filter' | 'suggestions'
> {
  /** What was typed, as text: "1," is not a number yet. */
  value: string;
  /** Requests a keyboard with a minus sign, which the number pads of phones lack. */
  canBeNegative?: boolean;
  /**
   * Returns how the text is read ("reads as 1; did you mean 1000?"), or null if there is nothing to say. `entered` also
   * contains the characters that the input removed.
   */
  reading?: (text: string, entered: string) => string | null | undefined;
}

/** A text input that accepts only digits, dot, comma, space and minus. */
export function NumberInput({ canBeNegative = false, reading, ...text }: NumberInputProps) {
  const readingId = useId();
  const [last, setLast] = useState({ value: text.value, entered: text.value });
  const said =
    reading?.(text.value, last.value === text.value ? last.entered : text.value) ?? undefined;
  const describedBy = joinIds(said && readingId, text['aria-describedby']);
  return (
    <div>
      <TextInput
        {...text}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        inputMode={canBeNegative ? 'text' : 'decimal'}
        autoComplete="off"
        filter={numberText}
        onValueChange={(value, entered = value) => {
          setLast({ value, entered });
          text.onValueChange(value, entered);
        }}
      />
      {reading ? (
        <Reading id={readingId} aria-live="polite">
          {said}
        </Reading>
      ) : null}
    </div>
  );
}
