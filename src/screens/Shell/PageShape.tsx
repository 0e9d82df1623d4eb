import styled from 'styled-components';
import { Page } from '#components/Page/Page.tsx';
import { SkeletonCards } from '#components/Skeleton/SkeletonCards.tsx';
import { SkeletonTable } from '#components/Skeleton/SkeletonTable.tsx';
import { color, media, shape, space } from '#components/theme/tokens.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { PageShape as Shape, WorkspacePage } from '#domain/pages/pageTable.ts';
import { t } from '#domain/words/translate.ts';
import { OnboardingStepper } from '../page/OnboardingStepper.tsx';

/** Keeps the space of a button. */
const Block = styled.span<{ $width: number }>`
  width: ${({ $width }) => $width / 16}rem;
  height: ${shape.controlHeight};
  border-radius: ${shape.radiusControl};
  background: ${color.hover};
`;

/** Keeps the space of the search box and the buttons beside it, and wraps as they do. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  & > :first-child {
    flex: 1 1 260px;
    max-width: 420px;
    margin-right: auto;
    ${media.narrow} {
      flex-basis: 100%;
      max-width: none;
    }
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

/** The widths of the buttons in pixels. They wrap like the real buttons, so that the content below does not move. */
const widths = {
  search: 260,
  score: 150,
  filters: 100,
  plot: 134,
  paste: 136,
  addUser: 155,
  addCustom: 141,
  generateMore: 158,
};

const buttons = (names: readonly (keyof typeof widths)[]) =>
  names.map((name) => <Block key={name} $width={widths[name]} aria-hidden data-block />);

function Body({ body, tools = [] }: Shape) {
  if (body === 'cards') return <SkeletonCards count={4} />;
  if (body === 'form')
    return (
      <Fields aria-hidden>
        <div />
        <div />
        <div />
        <div />
      </Fields>
    );
  return (
    <>
      <Bar aria-hidden>{buttons(['search', ...tools])}</Bar>
      <SkeletonTable rows={12} columns={['2fr', '1fr', '1fr', '1fr']} />
    </>
  );
}

/** A page before its code has loaded: its title and lead, and space for its content. */
export function PageShape({ page }: { page: WorkspacePage }) {
  const { title, lead, step, shape } = page;
  return (
    <Page
      title={t(title)}
      lead={t(lead)}
      width={shape.width ?? 'normal'}
      isCompact={shape.isCompact ?? false}
      actions={shape.actions.length > 0 ? buttons(shape.actions) : undefined}
      above={step ? <OnboardingStepper page={step} stage={step} /> : undefined}
    >
      <VisuallyHidden role="status">{t('general.loading')}</VisuallyHidden>
      <Body {...shape} />
    </Page>
  );
}
