import {
  ComboboxButton,
  ComboboxInput,
  ComboboxOption as HeadlessOption,
  ComboboxOptions,
  Combobox as Headless,
} from '@headlessui/react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import styled from 'styled-components';
import { nativeAttributes, useControl, type ControlProps } from '../Field/useControl.ts';
import { listStyle, optionStyle } from '../Menu/floatingStyle.ts';
import { Frame, Input as PlainInput } from '../TextInput/inputStyle.ts';
import { color, font, space, target } from '../theme/tokens.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { matchingOptions, optionNamed, type ComboboxOption } from './match.ts';

/** Headless UI sets descriptions of its own; the Field's descriptions come last, to replace them. */
const Input = styled(PlainInput).attrs<{ $describedBy: string | undefined }>(
  ({ $describedBy }) => ({ 'aria-describedby': $describedBy }),
)``;

/** As wide as the frame of the field. */
const List = styled.div`
  ${listStyle}
  width: max(220px, calc(var(--input-width) + var(--button-width) + 2px));
  max-width: calc(100vw - 16px);
`;

/** Name and description, one under the other. */
const Option = styled.div`
  ${optionStyle}
  & > span {
    display: grid;
    min-width: 0;
  }
  small {
    font-size: ${font(12)};
    font-weight: 400;
    color: ${color.muted};
  }
`;

const NoMatch = styled.div`
  padding: ${space(2)};
  color: ${color.muted};
`;

/** The chevron opens the list by pointer; on the keyboard the arrows do. */
const Opener = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: ${target(40)};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;

export interface ComboboxProps extends ControlProps {
  /** The chosen option's value; null while the text names no option. */
  value: string | null;
  options: readonly ComboboxOption[];
  /** The initial text if it names no option, such as a restored or an old value. */
  initialText?: string;
  /** Shown in the list when nothing matches. */
  noMatchLabel: string;
  /** The name of the button that opens the list. */
  openLabel: string;
  /** Called with the choice after each key: an option typed in full is chosen, anything else is null. */
  onValueChange: (value: string | null) => void;
  /** Called with the text in the field, so that a form can tell "empty" from "not one of these". */
  onTextChange?: (text: string) => void;
  onBlur?: () => void;
}

/** One choice from a long list, found by typing. The typed text stays even if it matches nothing. */
export function Combobox({
  value,
  options,
  initialText = '',
  noMatchLabel,
  openLabel,
  onValueChange,
  onTextChange,
  onBlur,
  ...own
}: ComboboxProps) {
  const control = useControl(own);
  const [typed, setTyped] = useState(initialText);
  const [query, setQuery] = useState('');
  // Typing makes the choice null. The last one stays the preferred one of several options with the same name.
  const [lastValue, setLastValue] = useState(value);
  const preferred = value ?? lastValue;
  const chosen = options.find((option) => option.value === value);
  const text =
    (optionNamed(options, typed, preferred)?.value ?? null) === value
      ? typed
      : (chosen?.label ?? '');
  const matches = matchingOptions(options, query);
  const nothing = matches.length === 0 ? noMatchLabel : '';

  const change = (next: string) => {
    setTyped(next);
    setQuery(next);
    setLastValue(preferred);
    onTextChange?.(next);
    const choice = optionNamed(options, next, preferred)?.value ?? null;
    if (choice !== value) onValueChange(choice);
  };
  const choose = (next: string | null) => {
    // Headless UI clears the choice together with the text; `change` handles that.
    const option = options.find((one) => one.value === next);
    if (!option) return;
    setTyped(option.label);
    setQuery('');
    onTextChange?.(option.label);
    onValueChange(option.value);
  };

  return (
    <Headless
      value={value}
      onChange={choose}
      onClose={() => setQuery('')}
      disabled={control.isDisabled}
      immediate
    >
      <Frame
        data-invalid={control.isInvalid || undefined}
        data-disabled={control.isDisabled || undefined}
      >
        <ComboboxInput
          as={Input}
          {...nativeAttributes(control)}
          autoComplete="off"
          $describedBy={control.describedBy}
          displayValue={() => text}
          onChange={(event) => change(event.target.value)}
          onBlur={onBlur}
        />
        <ComboboxButton as={Opener} aria-label={openLabel}>
          <ChevronDown size={16} aria-hidden />
        </ComboboxButton>
      </Frame>
      <ComboboxOptions
        as={List}
        anchor={{ to: 'bottom start', gap: 5, offset: -1, padding: 8 }}
        modal={false}
      >
        {matches.map((option) => (
          <HeadlessOption key={option.value} as={Option} value={option.value}>
            <span>
              {option.label}
              {option.description ? <small>{option.description}</small> : null}
            </span>
            {option.value === value ? <Check size={16} aria-hidden /> : null}
          </HeadlessOption>
        ))}
        {nothing === '' ? null : (
          <NoMatch role="option" aria-disabled="true" aria-selected="false">
            {nothing}
          </NoMatch>
        )}
      </ComboboxOptions>
      <VisuallyHidden role="status">{query === '' ? '' : nothing}</VisuallyHidden>
    </Headless>
  );
}
