import ChartScatter from 'lucide-react/icons/chart-scatter';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { isComposing } from '#components/keys/isComposing.ts';
import { Select } from '#components/Select/Select.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import { filterCount } from '#domain/keywords/keywordFilter.ts';
import type { KeywordView } from '#domain/keywords/keywordView.ts';
import { opportunityPresets, type OpportunityPreset } from '#domain/keywords/keywordView.ts';
import { t } from '#domain/words/translate.ts';
import { PageSearch } from '../toolbar/PageSearch.tsx';
import { Toolbar, ToolbarSearch } from '../toolbar/toolbarStyle.ts';
import { ViewsMenu, type ViewsAbove } from '../toolbar/ViewsMenu.tsx';

/** The filters open over the table instead of pushing it down. */
const Area = styled.div`
  position: relative;
`;

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
  filters: {
    readonly id: string;
    readonly isOpen: boolean;
    readonly onToggle: (isOpen: boolean) => void;
  };
  plot: { readonly isShown: boolean; readonly onToggle: (isShown: boolean) => void };
  views?: ViewsAbove | undefined;
  onViewChange: (view: KeywordView) => void;
  /** The open filters. */
  children: ReactNode;
}

/** Search, score weights, filters and chart of the table. Escape closes the filters. */
export function KeywordToolbar(props: KeywordToolbarProps) {
  const { view, filters, plot, views, onViewChange, children } = props;
  const area = useRef<HTMLDivElement>(null);
  const count = filterCount(view);
  return (
    <Area
      ref={area}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !filters.isOpen) return;
        if (event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        filters.onToggle(false);
        area.current?.querySelector<HTMLElement>('[aria-controls][aria-expanded]')?.focus();
      }}
    >
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
          onClick={() => filters.onToggle(!filters.isOpen)}
        >
          {count > 0 ? t('keywords.filtersOn', { count }) : t('keywords.filters')}
        </Button>
        <Button
          icon={<ChartScatter size={16} aria-hidden />}
          aria-expanded={plot.isShown}
          onClick={() => plot.onToggle(!plot.isShown)}
        >
          {t(plot.isShown ? 'keywords.plot.hide' : 'keywords.plot.show')}
        </Button>
        <ViewsMenu views={views} />
      </Toolbar>
      {children}
    </Area>
  );
}
