import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { color, font, media, space } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  white-space: nowrap;
  font-size: ${font(13)};
  color: ${color.muted};
  ${media.print} {
    display: none;
  }
`;

export interface ViewChangesNoteProps {
  name: string;
  /** Saves the change; when absent, it cannot be saved. */
  onSave: (() => void) | undefined;
  /** Shows the view as it was saved. */
  onReset: () => void;
}

/** Says that the view in use was changed, with Save and Reset. */
export function ViewChangesNote({ name, onSave, onReset }: ViewChangesNoteProps) {
  return (
    <Root role="group" aria-label={t('views.changesOf', { name })}>
      <span>{t('views.changed')}</span>
      {onSave ? (
        <Button size="small" onClick={onSave}>
          {t('general.save')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ) : null}
      <Button size="small" variant="quiet" onClick={onReset}>
        {t('views.reset')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Root>
  );
}
