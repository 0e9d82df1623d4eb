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
  /** The choice that filters nothing. */
  anyLabel: string;
  /** Null filters nothing. */
  value: Value | null;
  options: readonly Value[];
  labelOf?: (value: Value) => string;
  onValueChange: (value: Value | null) => void;
}

/** One filter of a list: all, or only what has this value. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, anyLabel, value, options, labelOf = String, onValueChange } = props;
  // By place rather than by text: a value of the server's own may be spelt like anything.
  const choices = [
    { value: 'any', label: anyLabel },
    ...options.map((option, place) => ({ value: String(place), label: labelOf(option) })),
  ];
  return (
    <Width>
      <Select
        aria-label={label}
        isWide
        value={value === null ? 'any' : String(options.indexOf(value))}
        options={choices}
        onValueChange={(place) =>
          onValueChange(place === 'any' ? null : (options[Number(place)] ?? null))
        }
      />
    </Width>
  );
}
