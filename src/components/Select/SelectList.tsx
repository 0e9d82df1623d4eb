import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import Check from 'lucide-react/icons/check';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { TriggerProxy, type Opener } from '../lazy/TriggerProxy.tsx';
import { menuStyle, optionStyle } from './menuStyle.ts';
import type { SelectOption } from './Select.tsx';

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

interface SelectListProps {
  opener: Opener;
  /** The id of the button. */
  id: string;
  value: string;
  options: readonly SelectOption[];
  isWide: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  onChoose: (value: string) => void;
}

/** On Enter, Headless UI would submit the form; a button should open its list, at the first or the chosen option. */
function openWithEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  );
}

/** The list that opens under the button of a select. */
export function SelectList(props: SelectListProps) {
  const { opener, id, value, options, isWide, isDisabled, isInvalid, onChoose } = props;
  return (
    <Listbox value={value} onChange={onChoose} disabled={isDisabled} invalid={isInvalid}>
      <ListboxButton as={TriggerProxy} opener={opener} id={id} onKeyDown={openWithEnter} />
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
