import ChevronDown from 'lucide-react/icons/chevron-down';
import { use, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { joinIds, useControl, type ControlProps } from '../Field/useControl.ts';
import { KitContext } from '../lazy/kit.ts';
import { useOpener } from '../lazy/useOpener.ts';
import { usePart } from '../lazy/usePart.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { SelectTrigger } from './SelectTrigger.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** An icon or mark before the label. */
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends ControlProps {
  /** The chosen value. A value that is not among the options is shown as it is. */
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
  ref?: Ref<HTMLButtonElement | null>;
}

/** One choice from a short list: a button that opens a listbox, with arrows, Home, End and typing a name. */
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
  // The name is label and value: with a native label alone, screen readers would not read the value.
  const valueId = `${control.id}value`;
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label ?? (value || (placeholder ?? words.choose));
  const kit = use(KitContext);
  const List = usePart(kit)?.SelectList;
  const { opener, node, isWaiting, isWanted, props } = useOpener<HTMLButtonElement>(kit);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => node.current, [
    node,
  ]);
  return (
    <>
      <SelectTrigger
        ref={node}
        aria-haspopup="listbox"
        data-open={isWaiting || undefined}
        {...props}
        type="button"
        id={control.id}
        // Dialog looks for both attributes.
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        data-size={size}
        data-invalid={control.isInvalid || undefined}
        data-disabled={control.isDisabled || undefined}
        disabled={control.isDisabled}
        // Headless UI sets labels of its own; the Field's labels come last, to replace them.
        aria-label={control.label && `${control.label}: ${shown}`}
        aria-labelledby={joinIds(control.labelId, control.labelId && valueId)}
        aria-describedby={control.describedBy}
        onBlur={(event) => {
          props.onBlur?.(event);
          onBlur?.();
        }}
      >
        {chosen?.icon}
        <span id={valueId} data-placeholder={value === '' || undefined}>
          {shown}
        </span>
        <ChevronDown size={16} aria-hidden />
      </SelectTrigger>
      {isWanted && List && (
        <List
          opener={opener}
          id={control.id}
          value={value}
          options={options}
          isWide={isWide}
          isDisabled={control.isDisabled}
          isInvalid={control.isInvalid}
          onChoose={(next) => {
            const option = options.find((one) => one.value === next);
            if (option) onValueChange(option.value);
          }}
        />
      )}
    </>
  );
}
