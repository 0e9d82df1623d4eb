import RotateCcw from 'lucide-react/icons/rotate-ccw';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${shape.radiusControl};
  background: ${color.sunken};
  font-size: ${font(13)};
`;

/** Says that what stands in a form was typed before. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Root role="status">
      {t('general.restored')}
      <Button
        variant="quiet"
        size="small"
        icon={<RotateCcw size={14} aria-hidden />}
        onClick={onStartOver}
      >
        {t('general.startOver')}
      </Button>
    </Root>
  );
}
