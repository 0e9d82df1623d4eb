import styled from 'styled-components';
import { Page } from '#components/Page/Page.tsx';
import { color, media, shape, space } from '#components/theme/tokens.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { t } from '#domain/words/translate.ts';
import { OnboardingStepper } from '../onboarding/OnboardingStepper.tsx';
import type { PageShapeRules } from './pageShapes.ts';

/** Where the search and the filters will stand. */
const Bar = styled.div`
  width: 420px;
  max-width: 100%;
  height: ${shape.controlHeight};
  margin-bottom: ${space(4)};
  border-radius: ${shape.radiusControl};
  background: ${color.hover};
`;

const frame = `border: 1px solid ${color.line}; border-radius: ${shape.radiusCard};`;

/** A head and twelve rows, drawn with one element. */
const Rows = styled.div`
  ${frame}
  height: calc(13 * ${shape.rowHeight});
  background:
    linear-gradient(${color.sunken} ${shape.rowHeight}, transparent 0),
    repeating-linear-gradient(
        ${color.raised} 0 calc(${shape.rowHeight} - 1px),
        ${color.line} 0 ${shape.rowHeight}
      )
      0 0;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space(4)};
  & > div {
    ${frame}
    height: 220px;
    background: ${color.raised};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(10)};
  padding-top: ${space(6)};
  & > div {
    height: ${shape.controlHeight};
    border-radius: ${shape.radiusControl};
    background: ${color.hover};
  }
  ${media.narrow} {
    gap: ${space(8)};
  }
`;

const blocks = (count: number) => Array.from({ length: count }, (_, block) => <div key={block} />);

function Body({ body }: Pick<PageShapeRules, 'body'>) {
  if (body === 'cards') return <Cards aria-hidden>{blocks(4)}</Cards>;
  if (body === 'form') return <Fields aria-hidden>{blocks(4)}</Fields>;
  return (
    <div aria-hidden>
      <Bar />
      <Rows />
    </div>
  );
}

/** A page before its code is there: its words, and the room of what will stand below them. */
export function PageShape({ title, lead, body, step, width }: PageShapeRules) {
  return (
    <Page
      title={t(title)}
      lead={t(lead)}
      width={width ?? 'normal'}
      above={step ? <OnboardingStepper page={step} stage={step} /> : undefined}
    >
      <VisuallyHidden role="status">{t('general.loading')}</VisuallyHidden>
      <Body body={body} />
    </Page>
  );
}
