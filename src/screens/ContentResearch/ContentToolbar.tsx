import styled from 'styled-components';
import { color, font, media, space } from '#components/theme/tokens.ts';
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
import { ViewsMenu, type ViewsAbove } from '../shared/views/ViewsMenu.tsx';
import { PageSearch } from '../shared/collection/PageSearch.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  & > p {
    flex-basis: 100%;
    font-size: ${font(13)};
    color: ${color.muted};
  }
  & > p:empty {
    display: none;
  }
`;

const Search = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  max-width: 420px;
  margin-right: auto;
  ${media.narrow} {
    flex-basis: 100%;
    max-width: none;
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
      <Search>
        <PageSearch
          label={t('content.search')}
          value={view.search}
          onValueChange={(search) => change({ search })}
        />
      </Search>
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
