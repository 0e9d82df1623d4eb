import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color.muted};
  font-size: ${font(13)};
`;

/** Says that sending takes long, and offers to unlock the form. */
export function SlowNote({ onStopWaiting }: { onStopWaiting: () => void }) {
  return (
    <Line role="status">
      {t('general.stillWorking')}
      <Button size="small" onClick={onStopWaiting}>
        {t('general.stopWaiting')}
      </Button>
    </Line>
  );
}
