import { useState } from 'react';
import styled from 'styled-components';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import type { NumberRange } from '#domain/keywords/keywordView.ts';
import { localNumber, numberHint } from '#domain/numbers/localNumber.ts';
import { plainNumber } from '#domain/numbers/plainNumber.ts';
import { t } from '#domain/words/translate.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  row-gap: 0;
  /* A message about a number takes the whole line below both fields. */
  & > div {
    display: contents;
  }
  & > div > :first-child,
  .until {
    grid-row: 1;
  }
  & > div:last-child > :first-child {
    grid-column: 3;
  }
  & > div > [aria-live] {
    grid-column: 1 / -1;
    font-size: ${font(12)};
  }
  .until {
    grid-column: 2;
    line-height: 32px;
  }
  color: ${color.muted};
`;

const Name = styled.div`
  margin-bottom: ${space(1)};
  font-size: ${font(12)};
  color: ${color.muted};
`;

const written = (value: number | null): string => (value === null ? '' : plainNumber(value));

const reading = (text: string, entered: string) => numberHint(text, entered) ?? undefined;

export interface RangeFieldProps {
  label: string;
  range: NumberRange;
  onRangeChange: (range: NumberRange) => void;
}

/** The fields From and To. Text that is not a number yet filters nothing. */
export function RangeField({ label, range, onRangeChange }: RangeFieldProps) {
  const [typed, setTyped] = useState({ min: written(range.min), max: written(range.max) });
  // The address decides: a change that did not come from these fields replaces their text.
  const isOurs = localNumber(typed.min) === range.min && localNumber(typed.max) === range.max;
  const shown = isOurs ? typed : { min: written(range.min), max: written(range.max) };
  const change = (part: Partial<typeof typed>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onRangeChange({ min: localNumber(next.min), max: localNumber(next.max) });
  };
  return (
    <div>
      <Name>{label}</Name>
      <Line>
        <NumberInput
          size="small"
          canBeNegative
          aria-label={t('keywords.filter.from', { column: label })}
          value={shown.min}
          reading={reading}
          onValueChange={(min) => change({ min })}
        />
        <span className="until">–</span>
        <NumberInput
          size="small"
          canBeNegative
          aria-label={t('keywords.filter.to', { column: label })}
          value={shown.max}
          reading={reading}
          onValueChange={(max) => change({ max })}
        />
      </Line>
    </div>
  );
}
