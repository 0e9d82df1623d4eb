import styled from 'styled-components';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import type { Step } from '#domain/work/step.ts';
import { stepText } from './stepText.ts';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.muted};
  font-size: ${font(13)};
  font-variant-numeric: tabular-nums;
`;

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
