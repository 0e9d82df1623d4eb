import styled from 'styled-components';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { space } from '#components/theme/tokens.ts';
import { generatedKinds } from '#domain/work/firstLists.ts';
import type { Step } from '#domain/work/step.ts';
import { t } from '#domain/words/translate.ts';
import { StatusLine } from './StatusLine.ts';

const Line = styled(StatusLine)`
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
`;

/** Returns the text for the kind of thing being written. */
function writingText(area: string | undefined): string {
  if (area === 'prospects') return t('step.people');
  if (area === 'emails') return t('step.mail');
  const kind = generatedKinds.find((each) => each === area);
  return kind ? t('step.writing', { what: t(`generation.${kind}`) }) : t('step.writingAny');
}

/** The text of a step: 'Reading your website · 3 of 8 pages'. */
export function stepText({ step, area, done, of }: Step): string {
  if (step === 'writing') return writingText(area);
  if (step !== 'reading') return t(`step.${step}`);
  return done === undefined || of === undefined
    ? t('step.reading')
    : t('step.readingOf', { done, of });
}

/** Shows the server's current step while somebody waits. Renders nothing when the server does not report one. Stands in a `Status`. */
export function StepLine({ step }: { step: Step | undefined }) {
  if (!step) return null;
  return (
    <Line>
      <Spinner size={14} />
      {stepText(step)}
    </Line>
  );
}
