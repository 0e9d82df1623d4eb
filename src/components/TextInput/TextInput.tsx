import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { nativeAttributes, useControl, type ControlProps } from '../Field/useControl.ts';
import { Affix, Frame, Input } from './inputStyle.ts';

type NativeProp =
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'name'
  | 'onBlur'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'ref';

export interface TextInputProps extends ControlProps, Pick<ComponentProps<'input'>, NativeProp> {
  value: string;
  type?: 'text' | 'email' | 'url' | 'search' | 'date';
  /** An icon before the input. */
  prefix?: ReactNode;
  /** A small button or a text after the input, such as the rest of a web address. A text is part of the description. */
  suffix?: ReactNode;
  /** 32 px in table rows. */
  size?: 'medium' | 'small';
  /** Suggestions of the browser while typing; other texts may be typed too. */
  suggestions?: readonly string[];
  /** Filters typed and pasted text (digits only, a slug); the caret keeps its position. */
  filter?: (text: string) => string;
  /** `entered` is what was typed or pasted before the filter. */
  onValueChange: (value: string, entered?: string) => void;
}

/** The longest suggestion: the browser measures them at each key, and longer ones would block it for seconds. */
const longestSuggestion = 200;

/** A press on the frame or an affix focuses the input, as in a native one. */
function focusInput(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest('input, button, a')) return;
  event.preventDefault();
  currentTarget.querySelector('input')?.focus();
}

/**
 * Writes the filtered text into the input before React reads it. React then finds the value it expects, and the caret stays
 * where it was instead of moving to the end.
 */
function filterInput(input: HTMLInputElement, filter: (text: string) => string): string {
  const kept = filter(input.value);
  if (kept === input.value) return kept;
  const caret = filter(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
  return kept;
}

/** A text input of one line, alone or inside a Field. */
export function TextInput(props: TextInputProps) {
  const { prefix, suffix, size = 'medium', suggestions, filter, onValueChange, ...own } = props;
  const { isInvalid: _isInvalid, isDisabled: _isDisabled, type = 'text', ...native } = own;
  const id = useId();
  // A text beside the input is read with it.
  const suffixId = typeof suffix === 'string' ? `${id}suffix` : undefined;
  const control = useControl(props, suffix ? suffixId : undefined);
  return (
    <Frame
      data-size={size}
      data-invalid={control.isInvalid || undefined}
      data-disabled={control.isDisabled || undefined}
      onMouseDown={focusInput}
    >
      {prefix ? <Affix>{prefix}</Affix> : null}
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
      {suffix ? <Affix id={suffixId}>{suffix}</Affix> : null}
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
