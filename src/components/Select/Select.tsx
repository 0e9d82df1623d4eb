import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { controlFrame } from '../Field/controlStyle.ts';
import { joinIds, useControl, type ControlProps } from '../Field/useControl.ts';
import { color, space } from '../theme/tokens.ts';
import { menuStyle, optionStyle } from './menuStyle.ts';
import { useKitWords } from '../theme/kitWords.ts';

interface Naming {
  $labelledBy: string | undefined;
  $describedBy: string | undefined;
}

/** Headless UI names its button by labels of its own; ours come from the Field, so they are put on last. */
const Trigger = styled.button.attrs<Naming>(({ $labelledBy, $describedBy }) => ({
  'aria-labelledby': $labelledBy,
  'aria-describedby': $describedBy,
}))`
  ${controlFrame}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  min-width: 0;
  padding: 0 ${space(3)};
  text-align: start;
  cursor: pointer;
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-placeholder] {
    color: ${color.muted};
  }
  & > svg {
    flex: none;
    color: ${color.muted};
  }
  &:focus-visible,
  &[data-open] {
    border-color: ${color.focus};
    outline: 1px solid ${color.focus};
    outline-offset: 0;
  }
`;

const Menu = styled.div`
  ${menuStyle}
  width: 150px;
  &[data-wide] {
    width: max(150px, var(--button-width));
  }
`;

const Option = styled.div`
  ${optionStyle}
`;

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** An icon or mark before the label. */
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends ControlProps {
  /** The chosen value. One that is not among the options is shown as it is. */
  value: Value | '';
  options: readonly SelectOption<Value>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** The menu is as wide as the control instead of 150 px. */
  isWide?: boolean;
  /** 32 px in table rows. */
  size?: 'medium' | 'small';
  autoFocus?: boolean;
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** One choice from a short list: a button that opens a listbox, with arrows, Home, End and typing to a name. */
export function Select<Value extends string = string>({
  value,
  options,
  placeholder,
  isWide = false,
  size = 'medium',
  autoFocus = false,
  onValueChange,
  onBlur,
  ref,
  ...own
}: SelectProps<Value>) {
  const words = useKitWords();
  const control = useControl(own);
  // The name is label and value: a native label alone would hide what is chosen.
  const valueId = `${control.id}value`;
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label ?? (value || (placeholder ?? words.choose));
  return (
    <Listbox
      value={value}
      onChange={(next) => {
        if (next !== '') onValueChange(next);
      }}
      disabled={control.isDisabled}
      invalid={control.isInvalid}
    >
      <ListboxButton
        as={Trigger}
        ref={ref ?? null}
        id={control.id}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        data-size={size}
        data-invalid={control.isInvalid || undefined}
        data-disabled={control.isDisabled || undefined}
        aria-label={control.label && `${control.label}: ${shown}`}
        $labelledBy={joinIds(control.labelId, control.labelId && valueId)}
        $describedBy={control.describedBy}
        onBlur={onBlur}
        onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
          if (event.key !== 'Enter') return;
          // Headless UI would send the form; a reader of "button" expects Enter to open it, at its first or chosen option.
          event.preventDefault();
          event.currentTarget.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
          );
        }}
      >
        {chosen?.icon}
        <span id={valueId} data-placeholder={value === '' || undefined}>
          {shown}
        </span>
        <ChevronDown size={16} aria-hidden />
      </ListboxButton>
      <ListboxOptions
        as={Menu}
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        modal={false}
        transition
        data-wide={isWide || undefined}
      >
        {options.map((option) => (
          <ListboxOption
            key={option.value}
            as={Option}
            value={option.value}
            disabled={option.isDisabled ?? false}
          >
            {option.icon}
            {option.label}
            {option.value === value ? <Check size={16} aria-hidden /> : null}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
