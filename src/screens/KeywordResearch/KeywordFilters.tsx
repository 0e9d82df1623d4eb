import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { TagInput } from '#components/TagInput/TagInput.tsx';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import {
  keywordColumns,
  plainKeywordView,
  rangedColumns,
  type KeywordView,
} from '#domain/keywords/keywordView.ts';
import { filterCount } from '#domain/keywords/keywordFilter.ts';
import { t } from '#domain/words/translate.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { Foot, Group, Panel, Ranges } from './filterStyle.ts';
import { RangeField } from './RangeField.tsx';
import { useTypedWords } from './useTypedWords.ts';

const toggled = <Value,>(values: readonly Value[], value: Value, isOn: boolean): readonly Value[] =>
  isOn ? [...values, value] : values.filter((each) => each !== value);

export interface KeywordFiltersProps {
  id: string;
  view: KeywordView;
  /** All regions that occur in the table. */
  regions: readonly string[];
  /** The number of keywords that pass the filters. */
  shownCount: number;
  onViewChange: (view: KeywordView) => void;
  onClose: () => void;
}

/** The filters of the table apart from the search, and the choice of its columns. */
export function KeywordFilters({
  id,
  view,
  regions,
  shownCount,
  onViewChange,
  onClose,
}: KeywordFiltersProps) {
  const change = (part: Partial<KeywordView>) => onViewChange({ ...view, ...part });
  const { search, sort, preset, hidden } = view;
  const { typed, onType, onLeave, onClear } = useTypedWords(view, onViewChange);
  return (
    <Panel id={id} aria-label={t('keywords.filters')}>
      <ChoiceGroup
        label={t('keywords.filter.levels')}
        options={keywordCompetitions}
        labelOf={(level) => t(`level.${level}`)}
        isChosen={(level) => view.levels.includes(level)}
        onChoose={(level, isOn) => change({ levels: toggled(view.levels, level, isOn) })}
      />
      <ChoiceGroup
        label={t('keywords.filter.regions')}
        options={regions}
        labelOf={(region) => region}
        isChosen={(region) => view.regions.includes(region)}
        onChoose={(region, isOn) => change({ regions: toggled(view.regions, region, isOn) })}
      />
      <Field label={t('keywords.filter.include')} isGroup>
        <TagInput
          value={view.include}
          placeholder={t('keywords.filter.word')}
          text={typed.include}
          onTextChange={(include) => onType({ include })}
          onLeave={onLeave}
          onValueChange={(include) => change({ include })}
        />
      </Field>
      <Field label={t('keywords.filter.exclude')} isGroup>
        <TagInput
          value={view.exclude}
          placeholder={t('keywords.filter.word')}
          text={typed.exclude}
          onTextChange={(exclude) => onType({ exclude })}
          onLeave={onLeave}
          onValueChange={(exclude) => change({ exclude })}
        />
      </Field>
      <Group>
        <legend>{t('keywords.filter.ideas')}</legend>
        <Checkbox
          isChecked={view.isWithoutIdea}
          onCheckedChange={(isWithoutIdea) => change({ isWithoutIdea })}
        >
          {t('keywords.filter.withoutIdea')}
        </Checkbox>
      </Group>
      <Ranges>
        <legend>{t('keywords.filter.ranges')}</legend>
        <div>
          {rangedColumns.map((column) => (
            <RangeField
              key={column}
              label={t(`keywords.column.${column}`)}
              range={view.ranges[column] ?? { min: null, max: null }}
              onRangeChange={({ min, max }) => {
                const { [column]: _former, ...others } = view.ranges;
                change({
                  ranges:
                    min === null && max === null ? others : { ...others, [column]: { min, max } },
                });
              }}
            />
          ))}
        </div>
      </Ranges>
      <ChoiceGroup
        isWide
        label={t('keywords.filter.columns')}
        options={keywordColumns.filter((column) => column !== 'keyword')}
        labelOf={(column) => t(`keywords.column.${column}`)}
        isChosen={(column) => !hidden.includes(column)}
        onChoose={(column, isOn) => change({ hidden: toggled(hidden, column, !isOn) })}
      />
      <Foot>
        <Button
          size="small"
          isDisabled={filterCount(view) === 0}
          onClick={() => {
            onClear();
            onViewChange({ ...plainKeywordView, search, sort, preset, hidden });
          }}
        >
          {t('keywords.clearFilters')}
        </Button>
        <Button size="small" variant="primary" onClick={onClose}>
          {t('keywords.filters.done', { count: shownCount })}
        </Button>
      </Foot>
    </Panel>
  );
}
