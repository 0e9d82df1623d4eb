import styled from 'styled-components';
import { color, font } from '#components/theme/tokens.ts';
import { numberHint } from '#domain/numbers/localNumber.ts';

const Hint = styled.small`
  display: block;
  min-width: 120px;
  color: ${color.muted};
  font-size: ${font(12)};
  white-space: normal;
`;

/** A pasted number as written, with a hint where it reads differently (D33). */
export function PastedFigureCell({ text }: { text: string }) {
  const hint = numberHint(text);
  return (
    <>
      {text}
      {hint === null ? null : <Hint>{hint}</Hint>}
    </>
  );
}
