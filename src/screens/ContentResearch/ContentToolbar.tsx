import styled from 'styled-components';
import { color, font } from '#components/theme/tokens.ts';
import { contentTypes, type ContentIdea } from '#domain/content/contentIdea.ts';
import { contentTypeLabel } from '#domain/content/contentIdeaForm.ts';
import {
  filterOptions,
  hasFilters,
  type ContentIdeaView,
} from '#domain/content/contentIdeaView.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';
import { t } from '#domain/words/translate.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { ViewsMenu, type ViewsAbove } from '../toolbar/ViewsMenu.tsx';
import { PageSearch } from '../toolbar/PageSearch.tsx';
import { Toolbar } from '../toolbar/Toolbar.ts';

const Bar = styled(Toolbar)`
  & > p {
    flex-basis: 100%;
    font-size: ${font(13)};
    color: ${color.muted};
  }
  & > p:empty {
    display: none;
  }
`;

export interface ContentToolbarProps {
  /** All ideas: the filters offer the values that occur in them. */
  items: readonly ContentIdea[];
  shownCount: number;
  view: ContentIdeaView;
  views?: ViewsAbove | undefined;
  onViewChange: (view: ContentIdeaView) => void;
}

/** The search and the filters of the ideas. */
export function ContentToolbar({
  items,
  shownCount,
  view,
  views,
  onViewChange,
}: ContentToolbarProps) {
  const change = (part: Partial<ContentIdeaView>) => onViewChange({ ...view, ...part });
  const types = filterOptions(
    items.map(({ type }) => type),
    view.type,
    contentTypes,
  );
  const icps = filterOptions(
    items.map(({ targetIcp }) => targetIcp),
    view.icp,
  );
  return (
    <Bar role="search">
      <PageSearch
        label={t('content.search')}
        value={view.search}
        onValueChange={(search) => change({ search })}
      />
      <FilterSelect
        label={t('content.filter.type')}
        anyLabel={t('content.any.type')}
        value={view.type}
        options={types}
        labelOf={contentTypeLabel}
        onValueChange={(type) => change({ type })}
      />
      <FilterSelect
        label={t('content.filter.icp')}
        anyLabel={t('content.any.icp')}
        value={view.icp}
        options={icps}
        onValueChange={(icp) => change({ icp })}
      />
      <FilterSelect
        label={t('content.filter.value')}
        anyLabel={t('content.any.value')}
        value={view.value}
        options={levels}
        labelOf={levelLabel}
        onValueChange={(value) => change({ value })}
      />
      <ViewsMenu views={views} />
      <p role="status">
        {items.length > 0 && hasFilters(view)
          ? t('content.shown', { count: shownCount, of: items.length })
          : ''}
      </p>
    </Bar>
  );
}
