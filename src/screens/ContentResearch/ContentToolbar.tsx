import styled from 'styled-components';
import { Select } from '#components/Select/Select.tsx';
import { color, font, media } from '#components/theme/tokens.ts';
import { contentTypes, type ContentIdea } from '#domain/content/contentIdea.ts';
import { contentTypeLabel } from '#domain/content/contentIdeaForm.ts';
import {
  filterOptions,
  hasFilters,
  type ContentIdeaView,
} from '#domain/content/contentIdeaView.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';
import { t } from '#domain/words/translate.ts';
import type { ListScreenProps } from '../list/listKind.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { PageSearch } from '../toolbar/PageSearch.tsx';
import { Toolbar } from '../toolbar/Toolbar.ts';

const Width = styled.div`
  /* Wider only where the text needs it: in large text, or in another language. */
  min-width: 10.625rem;
  ${media.narrow} {
    width: auto;
    flex: 1 1 max(50% - 8px, 9rem);
  }
`;

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The label of the option that filters nothing. */
  anyLabel: string;
  /** Null filters nothing. */
  value: Value | null;
  options: readonly Value[];
  labelOf?: (value: Value) => string;
  onValueChange: (value: Value | null) => void;
}

/** Filters a list by one value, or not at all. */
function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, anyLabel, value, options, labelOf = String, onValueChange } = props;
  return (
    <Width>
      <Select<Value | ''>
        aria-label={label}
        isWide
        value={value ?? ''}
        // A value from the server may be any text but a blank one.
        options={[
          { value: '', label: anyLabel },
          ...options.map((option) => ({ value: option, label: labelOf(option) })),
        ]}
        onValueChange={(chosen) => onValueChange(chosen || null)}
      />
    </Width>
  );
}

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

export interface ContentToolbarProps extends Omit<ListScreenProps<ContentIdeaView>, 'sharing'> {
  /** All ideas: the filters offer the values that occur in them. */
  items: readonly ContentIdea[];
  shownCount: number;
}

/** The search and the filters of the ideas. */
export function ContentToolbar(props: ContentToolbarProps) {
  const { items, shownCount, view, views, onViewChange } = props;
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
      <SavedViews views={views} />
      <p role="status">
        {items.length > 0 && hasFilters(view)
          ? t('content.shown', { count: shownCount, of: items.length })
          : ''}
      </p>
    </Bar>
  );
}
