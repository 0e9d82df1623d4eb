import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { color, font, media, space } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

const Root = styled.main`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space(6)};
  max-width: 480px;
  margin: 0 auto;
  padding: ${space(16)} ${space(4)};
  text-align: center;
  ${media.narrow} {
    padding-block: ${space(8)};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  h1 {
    font-size: ${font(20)};
    font-weight: 650;
  }
  p {
    color: ${color.muted};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`;

export interface PageProblemScreenProps {
  /**
   * `broken`: it threw an error. `stale`: a part could not be loaded, even after a reload. `unreached`: it was opened
   * offline.
   */
  kind: 'broken' | 'stale' | 'unreached';
  homeHref: string;
  onRetry: () => void;
}

/** Replaces a page that cannot be shown. Header and footer stay. */
export function PageProblemScreen({ kind, homeHref, onRetry }: PageProblemScreenProps) {
  return (
    <Root id="main" tabIndex={-1}>
      <Words role="alert">
        <h1>{t(`shell.${kind}.title`)}</h1>
        <p>{t(`shell.${kind}.lead`)}</p>
      </Words>
      <Ways>
        <Button variant="primary" onClick={onRetry}>
          {t(kind === 'stale' ? 'shell.stale.reload' : 'general.retry')}
        </Button>
        <LinkButton href={homeHref}>{t('shell.broken.home')}</LinkButton>
      </Ways>
    </Root>
  );
}
