import styled from 'styled-components';
import { Mark } from '#components/Mark/Mark.tsx';
import { animation } from '#components/theme/animation.ts';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

const Page = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(5)};
  min-height: var(--full-height, 100dvh);
  & > svg {
    color: ${color.accent};
  }
`;

const Track = styled.div`
  width: 120px;
  height: 3px;
  overflow: hidden;
  border-radius: ${shape.radiusPill};
  background: ${color.line};
  &::after {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    border-radius: inherit;
    background: ${color.accent};
    animation: ${animation('pass')} 1.2s ease-in-out infinite;
  }
  ${media.still} {
    &::after {
      width: 100%;
      animation: none;
    }
  }
`;

const Words = styled.p`
  font-size: ${font(14)};
  line-height: 1.5;
  color: ${color.muted};
`;

/** The loading view. index.html contains the same static markup, so that nothing moves when React replaces it. */
export function LoadingView() {
  return (
    <Page>
      <Mark size={40} />
      <Track />
      <Words role="status">{t('general.loading')}</Words>
    </Page>
  );
}
