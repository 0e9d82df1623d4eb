import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import type { Generation } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color.muted};
  font-size: ${font(13)};
`;

export interface GenerationNoteProps {
  generation: Generation;
  onGenerateMore: () => void;
  onStopWaiting: () => void;
}

/** What became of Generate More, where it was pressed: slow, without anything new, or failed. */
export function GenerationNote({ generation, onGenerateMore, onStopWaiting }: GenerationNoteProps) {
  if (generation.status === 'failed') {
    return <ErrorNotice onRetry={onGenerateMore}>{generation.message}</ErrorNotice>;
  }
  const isSlow = generation.status === 'running' && generation.isSlow;
  if (!isSlow && generation.status !== 'nothingNew') return null;
  return (
    <Line role="status">
      {t(isSlow ? 'general.stillWorking' : 'general.nothingNew')}
      {isSlow ? (
        <Button size="small" onClick={onStopWaiting}>
          {t('general.stopWaiting')}
        </Button>
      ) : null}
    </Line>
  );
}
