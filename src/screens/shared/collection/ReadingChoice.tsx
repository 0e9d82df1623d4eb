import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { formatExact } from '#domain/numbers/formatNumber.ts';
import type { DoubtfulNumber, Reading } from '#domain/numbers/pastedFigures.ts';
import { t } from '#domain/words/translate.ts';

export interface ReadingChoiceProps {
  /** The accessible name of the question. */
  label: string;
  doubt: Pick<DoubtfulNumber, 'decimal' | 'thousands'>;
  chosen: Reading | null;
  onChoose: (reading: Reading) => void;
}

/** Asks whether a number means 12 or 12,000. Neither is selected at first. */
export function ReadingChoice({ label, doubt, chosen, onChoose }: ReadingChoiceProps) {
  const { decimal, thousands } = doubt;
  return (
    <SegmentedControl<Reading | ''>
      aria-label={label}
      value={chosen ?? ''}
      options={[
        {
          value: 'decimal',
          label: decimal === null ? t('paste.notANumber') : formatExact(decimal),
        },
        { value: 'thousands', label: formatExact(thousands) },
      ]}
      onValueChange={(reading) => {
        if (reading !== '') onChoose(reading);
      }}
    />
  );
}
