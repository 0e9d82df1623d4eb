import styled from 'styled-components';
import { Select } from '#components/Select/Select.tsx';
import { media } from '#components/theme/tokens.ts';

const Width = styled.div`
  width: 10.625rem;
  ${media.narrow} {
    width: auto;
    flex: 1 1 max(50% - 8px, 9rem);
  }
`;

export interface FilterSelectProps<Value extends string> {
  label: string;
  /** The label of the option that filters nothing. */
  anyLabel: string;
  /** Null filters nothing. */
  value: Value | null;
  options: readonly Value[];
  labelOf?: (value: Value) => string;
  onValueChange: (value: Value | null) => void;
}

/** Filters a list by one value, or not at all. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, anyLabel, value, options, labelOf = String, onValueChange } = props;
  // The index is used as the option's value, since a value from the server may be any text, even 'any'.
  const choices = [
    { value: 'any', label: anyLabel },
    ...options.map((option, index) => ({ value: String(index), label: labelOf(option) })),
  ];
  return (
    <Width>
      <Select
        aria-label={label}
        isWide
        value={value === null ? 'any' : String(options.indexOf(value))}
        options={choices}
        onValueChange={(index) =>
          onValueChange(index === 'any' ? null : (options[Number(index)] ?? null))
        }
      />
    </Width>
  );
}
