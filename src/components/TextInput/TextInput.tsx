import {
  useId,
  type FocusEvent,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { nativeAttributes, useControl, type ControlProps } from '../Field/useControl.ts';
import { filterInput } from './filterInput.ts';
import { Affix, Frame, Input } from './textInputParts.ts';

export interface TextInputProps extends ControlProps {
  value: string;
  type?: 'text' | 'email' | 'url' | 'search';
  /** An example of an answer, never the label. */
  placeholder?: string;
  /** An icon or words before the text. Words are read with the description. */
  prefix?: ReactNode;
  /** Words, an icon or a small button after the text, such as the rest of a web address. */
  suffix?: ReactNode;
  /** 32 px in table rows. */
  size?: 'medium' | 'small';
  /** Offered by the browser while typing; anything else may be typed as well. */
  suggestions?: readonly string[];
  /** What of the text may stay (digits only, a slug): applied to typing and pasting alike, the caret stays in place. */
  filter?: (text: string) => string;
  readOnly?: boolean;
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'decimal' | 'email' | 'url' | 'search';
  maxLength?: number;
  autoFocus?: boolean;
  /** `entered` is what was typed or pasted before the filter. */
  onValueChange: (value: string, entered?: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The browser measures every suggestion at each key: one that is longer than this would hold it up for seconds. */
const longestSuggestion = 200;

const isWords = (affix: ReactNode) => typeof affix === 'string' && affix !== '';

/** A press on the frame or an affix lands in the input, as on a native one. */
function focusInput(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest('input, button, a')) return;
  event.preventDefault();
  currentTarget.querySelector('input')?.focus();
}

/** One line of text, alone or inside a Field. */
export function TextInput(props: TextInputProps) {
  const { prefix, suffix, size = 'medium', suggestions, filter, onValueChange, ...own } = props;
  const { isInvalid: _isInvalid, isDisabled: _isDisabled, type = 'text', ...native } = own;
  const id = useId();
  const control = useControl(
    props,
    isWords(prefix) && `${id}prefix`,
    isWords(suffix) && `${id}suffix`,
  );
  return (
    <Frame
      data-size={size}
      data-invalid={control.isInvalid || undefined}
      data-disabled={control.isDisabled || undefined}
      onMouseDown={focusInput}
    >
      {prefix ? (
        <Affix>{isWords(prefix) ? <span id={`${id}prefix`}>{prefix}</span> : prefix}</Affix>
      ) : null}
      <Input
        {...native}
        {...nativeAttributes(control)}
        type={type}
        data-autofocus={props.autoFocus || undefined}
        list={suggestions ? `${id}list` : undefined}
        onChange={({ target }) => {
          const entered = target.value;
          onValueChange(filter ? filterInput(target, filter) : entered, entered);
        }}
      />
      {suffix ? (
        <Affix>{isWords(suffix) ? <span id={`${id}suffix`}>{suffix}</span> : suffix}</Affix>
      ) : null}
      {suggestions ? (
        <datalist id={`${id}list`}>
          {suggestions
            .filter(({ length }) => length <= longestSuggestion)
            .map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
        </datalist>
      ) : null}
    </Frame>
  );
}
