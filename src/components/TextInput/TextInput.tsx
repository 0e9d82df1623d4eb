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
  /** An example, never the label. */
  placeholder?: string;
  /** An icon or a text before the input. A text is part of the description. */
  prefix?: ReactNode;
  /** A text, an icon or a small button after the input, such as the rest of a web address. */
  suffix?: ReactNode;
  /** 32 px in table rows. */
  size?: 'medium' | 'small';
  /** Suggestions of the browser while typing; other texts may be typed too. */
  suggestions?: readonly string[];
  /** Filters typed and pasted text (digits only, a slug); the caret keeps its position. */
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

/** The longest suggestion: the browser measures them at each key, and longer ones would block it for seconds. */
const longestSuggestion = 200;

const isWords = (affix: ReactNode) => typeof affix === 'string' && affix !== '';

/** A press on the frame or an affix focuses the input, as in a native one. */
function focusInput(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest('input, button, a')) return;
  event.preventDefault();
  currentTarget.querySelector('input')?.focus();
}

/** A text input of one line, alone or inside a Field. */
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
        onChange={({ target, nativeEvent }) => {
          const entered = target.value;
          // A text changed while an input method composes is inserted a second time: it is filtered when that ends.
          const isComposed = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          onValueChange(filter && !isComposed ? filterInput(target, filter) : entered, entered);
        }}
        onCompositionEnd={({ currentTarget }) => {
          const entered = currentTarget.value;
          if (filter) onValueChange(filterInput(currentTarget, filter), entered);
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
