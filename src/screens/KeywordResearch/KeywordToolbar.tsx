import ChartScatter from 'lucide-react/icons/chart-scatter';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Select } from '#components/Select/Select.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import {
  opportunityPresets,
  type KeywordView,
  type OpportunityPreset,
} from '#domain/keywords/keywordView.ts';
import { filterCount } from '#domain/keywords/keywordFilter.ts';
import { t } from '#domain/words/translate.ts';
import { ViewsMenu, type ViewsAbove } from '../shared/views/ViewsMenu.tsx';
import { PageSearch } from '../shared/collection/PageSearch.tsx';
import { Toolbar, ToolbarSearch } from '../shared/collection/toolbarStyle.ts';

const Preset = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.muted};
  font-size: ${font(13)};
  white-space: nowrap;
  > :last-child {
    flex-grow: 1;
    min-width: 150px;
  }
`;

const presets = Object.keys(opportunityPresets) as OpportunityPreset[];

export interface KeywordToolbarProps {
  view: KeywordView;
  filters: { readonly id: string; readonly isOpen: boolean; readonly onToggle: () => void };
  plot: { readonly isShown: boolean; readonly onToggle: () => void };
  views?: ViewsAbove | undefined;
  onViewChange: (view: KeywordView) => void;
}

/** Search, score weights, filters and chart of the table. */
export function KeywordToolbar({ view, filters, plot, views, onViewChange }: KeywordToolbarProps) {
  const count = filterCount(view);
  return (
    <Toolbar role="search">
      <ToolbarSearch>
        <PageSearch
          label={t('keywords.search')}
          value={view.search}
          onValueChange={(search) => onViewChange({ ...view, search })}
        />
      </ToolbarSearch>
      <Preset>
        <span aria-hidden="true">{t('keywords.score')}</span>
        <Select
          isWide
          aria-label={t('keywords.score')}
          value={view.preset}
          options={presets.map((preset) => ({
            value: preset,
            label: t(`keywords.preset.${preset}`),
          }))}
          onValueChange={(preset) => onViewChange({ ...view, preset })}
        />
      </Preset>
      <Button
        icon={<SlidersHorizontal size={16} aria-hidden />}
        aria-expanded={filters.isOpen}
        aria-controls={filters.id}
        onClick={filters.onToggle}
      >
        {count > 0 ? t('keywords.filtersOn', { count }) : t('keywords.filters')}
      </Button>
      <Button
        icon={<ChartScatter size={16} aria-hidden />}
        aria-expanded={plot.isShown}
        onClick={plot.onToggle}
      >
        {t(plot.isShown ? 'keywords.plot.hide' : 'keywords.plot.show')}
      </Button>
      <ViewsMenu views={views} />
    </Toolbar>
  );
}
