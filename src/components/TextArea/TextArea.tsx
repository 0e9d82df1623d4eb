import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlFrame, focusWithin } from '../Field/controlStyle.ts';
import { nativeAttributes, useControl, type ControlProps } from '../Field/useControl.ts';
import { space } from '../theme/tokens.ts';
import { growStyle } from './growStyle.ts';

const Frame = styled.span`
  ${controlFrame}
  ${focusWithin}
  ${growStyle}
  width: 100%;
  --pad-y: 10px;
  --pad-x: ${space(3)};
`;

type NativeProp = 'autoFocus' | 'onBlur' | 'onPaste' | 'placeholder' | 'ref';

export interface TextAreaProps extends ControlProps, Pick<ComponentProps<'textarea'>, NativeProp> {
  value: string;
  /** Its height when empty. */
  minRows?: number;
  /** Grows to this many lines, then scrolls. */
  maxRows?: number;
  onValueChange: (value: string) => void;
}

/** The number of characters beyond which no box can show more. */
const longestCopy = 20_000;

/** Returns the part of a text that fills the box. Only this part is copied, because the copy is laid out at each key press. */
const firstLines = (text: string, rows: number) =>
  text
    .slice(0, longestCopy)
    .split('\n', rows + 1)
    .join('\n');

/** A text input of several lines that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const {
    minRows = 3,
    maxRows = 12,
    onValueChange,
    isInvalid: _,
    isDisabled: __,
    ...native
  } = props;
  const control = useControl(props);
  return (
    <Frame
      style={{ '--min-rows': minRows, '--max-rows': maxRows }}
      data-text={firstLines(props.value, maxRows)}
      data-invalid={control.isInvalid || undefined}
      data-disabled={control.isDisabled || undefined}
    >
      <textarea
        {...native}
        {...nativeAttributes(control)}
        rows={minRows}
        data-autofocus={props.autoFocus || undefined}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Frame>
  );
}
