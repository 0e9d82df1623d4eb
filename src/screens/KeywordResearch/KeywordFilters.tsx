import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useAfterPress } from '#components/Form/useAfterPress.ts';
import { TagInput } from '#components/TagInput/TagInput.tsx';
import { addTag } from '#components/TagInput/tags.ts';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import { filterCount } from '#domain/keywords/keywordFilter.ts';
import {
  keywordColumns,
  plainKeywordView,
  rangedColumns,
  type KeywordView,
} from '#domain/keywords/keywordView.ts';
import { t } from '#domain/words/translate.ts';
import { Choices, Foot, Group, Panel, Ranges, WideGroup } from './filterStyle.ts';
import { RangeField } from './RangeField.tsx';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value, isChosen: boolean) => void;
  /** Takes the whole width of the panel. */
  isWide?: boolean;
}

/** A filter with a checkbox for each of its values. */
function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, options, labelOf, isChosen, onChoose, isWide = false } = props;
  const Frame = isWide ? WideGroup : Group;
  return (
    <Frame>
      <legend>{label}</legend>
      <Choices>
        {options.map((value) => (
          <Checkbox
            key={value}
            isChecked={isChosen(value)}
            onCheckedChange={(isOn) => onChoose(value, isOn)}
          >
            {labelOf(value)}
          </Checkbox>
        ))}
      </Choices>
    </Frame>
  );
}

const noWords = { include: '', exclude: '' };

/**
 * Returns the words typed into the filters without Enter. They are added when the focus leaves their field: after the press
 * that takes it away, because a new tag moves the controls below, or when that press closes the filters.
 */
function useTypedWords(view: KeywordView, onViewChange: (view: KeywordView) => void) {
  const press = useAfterPress();
  const [typed, setTyped] = useState(noWords);
  const isLeft = useRef(false);
  const add = () => {
    if (!isLeft.current) return;
    isLeft.current = false;
    const include = addTag(view.include, typed.include);
    const exclude = addTag(view.exclude, typed.exclude);
    if (include !== view.include || exclude !== view.exclude)
      onViewChange({ ...view, include, exclude });
    setTyped(noWords);
  };
  const addLatest = useRef(add);
  useLayoutEffect(() => {
    addLatest.current = add;
  });
  useEffect(() => () => addLatest.current(), []);
  return {
    typed,
    onType: (words: Partial<typeof noWords>) => setTyped({ ...typed, ...words }),
    onLeave: () => {
      isLeft.current = true;
      press.after(() => addLatest.current());
    },
    /** Drops the words. */
    onClear: () => {
      isLeft.current = false;
      setTyped(noWords);
    },
  };
}

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
