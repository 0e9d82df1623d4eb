import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { TagInput } from '#components/TagInput/TagInput.tsx';
import { layer } from '#components/theme/layers.ts';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import {
  keywordColumns,
  plainKeywordView,
  rangedColumns,
  type KeywordView,
} from '#domain/keywords/keywordView.ts';
import { filterCount } from '#domain/keywords/keywordFilter.ts';
import { t } from '#domain/words/translate.ts';
import { RangeField } from './RangeField.tsx';

/** Covers the right part of the table, so that the keywords stay visible. On a phone it is a sheet above the footer. */
const Panel = styled.section`
  position: absolute;
  inset: calc(100% + ${space(2)}) 0 auto auto;
  z-index: ${layer.sticky};
  width: min(640px, 100%);
  /* Ends above the footer of a low window. */
  max-height: max(240px, min(520px, 100dvh - 19rem));
  overflow: auto;
  overscroll-behavior: contain;
  box-shadow: ${shape.shadowFloat};
  ${media.narrow} {
    position: fixed;
    inset: auto 0 calc(var(--footer, 0px) + var(--selection-bar, 0px));
    width: auto;
    max-height: 50dvh;
  }
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space(5)} ${space(6)};
  padding: ${space(5)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: ${space(2)};
    font-size: ${font(13)};
    font-weight: 550;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
`;

const WideGroup = styled(Group)`
  grid-column: 1 / -1;
`;

const Ranges = styled(WideGroup)`
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: ${space(3)} ${space(5)};
  }
`;

/** Stays visible while the filters above it scroll. */
const Foot = styled.div`
  position: sticky;
  bottom: calc(-1 * ${space(5)});
  grid-column: 1 / -1;
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  margin: 0 calc(-1 * ${space(5)}) calc(-1 * ${space(5)});
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid ${color.line};
  background: ${color.raised};
`;

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
  return (
    <Panel id={id} aria-label={t('keywords.filters')}>
      <Group>
        <legend>{t('keywords.filter.levels')}</legend>
        <Choices>
          {keywordCompetitions.map((level) => (
            <Checkbox
              key={level}
              isChecked={view.levels.includes(level)}
              onCheckedChange={(isOn) => change({ levels: toggled(view.levels, level, isOn) })}
            >
              {t(`level.${level}`)}
            </Checkbox>
          ))}
        </Choices>
      </Group>
      <Group>
        <legend>{t('keywords.filter.regions')}</legend>
        <Choices>
          {regions.map((region) => (
            <Checkbox
              key={region}
              isChecked={view.regions.includes(region)}
              onCheckedChange={(isOn) => change({ regions: toggled(view.regions, region, isOn) })}
            >
              {region}
            </Checkbox>
          ))}
        </Choices>
      </Group>
      <Group>
        <legend>{t('keywords.filter.ideas')}</legend>
        <Checkbox
          isChecked={view.isWithoutIdea}
          onCheckedChange={(isWithoutIdea) => change({ isWithoutIdea })}
        >
          {t('keywords.filter.withoutIdea')}
        </Checkbox>
      </Group>
      <Field label={t('keywords.filter.include')} isGroup>
        <TagInput
          value={view.include}
          placeholder={t('keywords.filter.word')}
          onValueChange={(include) => change({ include })}
        />
      </Field>
      <Field label={t('keywords.filter.exclude')} isGroup>
        <TagInput
          value={view.exclude}
          placeholder={t('keywords.filter.word')}
          onValueChange={(exclude) => change({ exclude })}
        />
      </Field>
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
      <WideGroup>
        <legend>{t('keywords.filter.columns')}</legend>
        <Choices>
          {keywordColumns
            .filter((column) => column !== 'keyword')
            .map((column) => (
              <Checkbox
                key={column}
                isChecked={!hidden.includes(column)}
                onCheckedChange={(isOn) => change({ hidden: toggled(hidden, column, !isOn) })}
              >
                {t(`keywords.column.${column}`)}
              </Checkbox>
            ))}
        </Choices>
      </WideGroup>
      <Foot>
        <Button
          size="small"
          isDisabled={filterCount(view) === 0}
          onClick={() => onViewChange({ ...plainKeywordView, search, sort, preset, hidden })}
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
