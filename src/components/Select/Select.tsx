import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, type AriaAttributes, type ComponentProps, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { controlFrame } from '../Field/controlStyle.ts';
import { joinIds, useControl, type ControlProps } from '../Field/useControl.ts';
import { listStyle, optionStyle } from '../Menu/floatingStyle.ts';
import { useFirstPress } from '../Menu/useFirstPress.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { color, space } from '../theme/tokens.ts';

const Trigger = styled.button`
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
  & > [data-placeholder],
  & > svg {
    color: ${color.muted};
  }
  & > svg {
    flex: none;
  }
  &:focus-visible,
  &[data-open] {
    border-color: ${color.focus};
    outline: 1px solid ${color.focus};
    outline-offset: 0;
  }
`;

const List = styled.div`
  ${listStyle}
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
}

export interface SelectProps<Value extends string = string> extends ControlProps {
  /** The chosen value. A value that is not among the options is shown as it is. */
  value: Value | '';
  options: readonly SelectOption<Value>[];
  /** Shown while nothing is chosen: the value is blank, and no option is. */
  placeholder?: string;
  /** The menu is as wide as the control instead of 150 px. */
  isWide?: boolean;
  autoFocus?: boolean;
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
}

/** On Enter, Headless UI would submit the form; a button should open its list, at the first or the chosen option. */
function openWithEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  );
}

/** The button with its own names: those that Headless UI sets come before them. */
const NamedTrigger = ({
  names,
  ...props
}: ComponentProps<typeof Trigger> & { names: AriaAttributes }) => <Trigger {...props} {...names} />;

/** One choice from a short list: a button that opens a listbox, with arrows, Home, End and typing a name. */
export function Select<Value extends string = string>({
  value,
  options,
  placeholder,
  isWide = false,
  autoFocus = false,
  onValueChange,
  onBlur,
  ...own
}: SelectProps<Value>) {
  const words = useKitWords();
  const control = useControl(own);
  // The name is label and value: with a native label alone, screen readers would not read the value.
  const valueId = `${control.id}value`;
  const chosen = options.find((option) => option.value === value);
  const button = useRef<HTMLButtonElement>(null);
  const { wasPressed, closed } = useFirstPress(button);
  const shown = chosen?.label ?? (value || (placeholder ?? words.choose));
  const trigger = {
    ref: button,
    id: control.id,
    autoFocus,
    names: {
      'aria-label': control.label && `${control.label}: ${shown}`,
      'aria-labelledby': joinIds(control.labelId, control.labelId && valueId),
      'aria-describedby': control.describedBy,
    },
    onBlur,
    children: (
      <>
        <span id={valueId} data-placeholder={chosen || value ? undefined : true}>
          {shown}
        </span>
        <ChevronDown size={16} aria-hidden />
      </>
    ),
  };
  if (!wasPressed)
    return (
      <NamedTrigger
        {...trigger}
        {...closed}
        type="button"
        aria-haspopup="listbox"
        disabled={control.isDisabled}
        data-invalid={control.isInvalid || undefined}
      />
    );
  return (
    <Listbox
      value={value}
      onChange={(next: string) => {
        const option = options.find((one) => one.value === next);
        if (option) onValueChange(option.value);
      }}
      disabled={control.isDisabled}
      invalid={control.isInvalid}
    >
      <ListboxButton as={NamedTrigger} {...trigger} onKeyDown={openWithEnter} />
      <ListboxOptions
        as={List}
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        modal={false}
        data-wide={isWide || undefined}
      >
        {options.map((option) => (
          <ListboxOption key={option.value} as={Option} value={option.value}>
            {option.label}
            {option.value === value ? <Check size={16} aria-hidden /> : null}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
