import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Choices, Group, WideGroup } from './filterStyle.ts';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value, isChosen: boolean) => void;
  /** Takes the whole width of the panel. */
  isWide?: boolean;
}

/** A filter with a checkbox for each of its values. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, options, labelOf, isChosen, onChoose, isWide = false } = props;
  const Frame = isWide ? WideGroup : Group;
  return (
    <Frame>
      <legend>{label}</legend>
      <Choices>
        {options.map((value) => (
          <Checkbox
            key={value}
            isChecked={isChosen(value)}
            onCheckedChange={(isOn) => onChoose(value, isOn)}
          >
            {labelOf(value)}
          </Checkbox>
        ))}
      </Choices>
    </Frame>
  );
}
