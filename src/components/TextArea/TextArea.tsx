import type { ClipboardEvent, FocusEvent, KeyboardEvent, Ref } from 'react';
import styled from 'styled-components';
import { controlFrame, focusWithin } from '../Field/controlStyle.ts';
import { nativeAttributes, useControl, type ControlProps } from '../Field/useControl.ts';
import { space } from '../theme/tokens.ts';
import { growStyle } from './growStyle.ts';

const Frame = styled.span<{ $minRows: number; $maxRows: number }>`
  ${controlFrame}
  ${focusWithin}
  ${growStyle}
  width: 100%;
  --min-rows: ${({ $minRows }) => $minRows};
  --max-rows: ${({ $maxRows }) => $maxRows};
  --pad-y: 10px;
  --pad-x: ${space(3)};
`;

export interface TextAreaProps extends ControlProps {
  value: string;
  placeholder?: string;
  /** Its height when empty. */
  minRows?: number;
  /** Grows to this many lines, then scrolls. */
  maxRows?: number;
  readOnly?: boolean;
  name?: string;
  maxLength?: number;
  autoFocus?: boolean;
  onValueChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The number of characters beyond which no box can show more. */
const longestCopy = 20_000;

/**
 * Returns the part of a text that fills the box. Only this part is copied, because the copy is laid out at each key press.
 */
function firstLines(text: string, rows: number): string {
  const beginning = text.slice(0, longestCopy);
  return beginning.split('\n', rows + 1).join('\n');
}

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
      $minRows={minRows}
      $maxRows={maxRows}
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
