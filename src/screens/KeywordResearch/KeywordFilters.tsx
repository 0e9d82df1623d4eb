import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useAfterPress } from '#components/Form/useAfterPress.ts';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { TagInput } from '#components/TagInput/TagInput.tsx';
import { addTag } from '#components/TagInput/tags.ts';
import { layer } from '#components/theme/layers.ts';
import { color, font, media, raisedBox, shape, space } from '#components/theme/tokens.ts';
import { keywordCompetitions, type Keyword } from '#domain/keywords/keyword.ts';
import { filterCount } from '#domain/keywords/keywordFilter.ts';
import {
  keywordColumns,
  plainKeywordView,
  rangedColumns,
  type KeywordView,
  type NumberRange,
} from '#domain/keywords/keywordView.ts';
import { localNumber, numberHint } from '#domain/numbers/localNumber.ts';
import { plainNumber } from '#domain/numbers/plainNumber.ts';
import { t } from '#domain/words/translate.ts';
import { compareTexts } from '#text/compareTexts.ts';

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
  ${raisedBox}
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-bottom: ${space(2)};
    font-size: ${font(13)};
    font-weight: 550;
  }
  .wide {
    grid-column: 1 / -1;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(5)};
  }
  .ranges {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: ${space(3)} ${space(6)};
    color: ${color.muted};
  }
  /* Stays visible while the filters above it scroll. */
  .foot {
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
  }
`;

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  /** Takes the whole width of the panel. */
  isWide?: boolean;
}

/** A filter with a checkbox for each of its values. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, options, labelOf, chosen, onChange, isWide = false } = props;
  return (
    <fieldset className={isWide ? 'wide' : undefined}>
      <legend>{label}</legend>
      <div className="choices">
        {options.map((value) => (
          <Checkbox
            key={value}
            isChecked={chosen.includes(value)}
            onCheckedChange={(isOn) =>
              onChange(isOn ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          >
            {labelOf(value)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

const Bounds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 0 ${space(2)};
  align-items: start;
  .name {
    grid-area: 1 / 1 / auto / -1;
    margin-bottom: ${space(1)};
    font-size: ${font(12)};
  }
  .until {
    grid-area: 2 / 2;
    line-height: 32px;
  }
  /* A message about a number takes the whole line below both fields. */
  > div {
    display: contents;
  }
  > div > :first-child {
    grid-row: 2;
  }
  > div:last-child > :first-child {
    grid-column: 3;
  }
  > div > [aria-live] {
    grid-column: 1 / -1;
    font-size: ${font(12)};
  }
`;

const written = ({ min, max }: NumberRange) => ({
  min: min === null ? '' : plainNumber(min),
  max: max === null ? '' : plainNumber(max),
});

interface RangeProps {
  label: string;
  range: NumberRange;
  onChange: (range: NumberRange) => void;
}

/** The fields From and To. Text that is not a number yet filters nothing. */
function Range({ label, range, onChange }: RangeProps) {
  const [typed, setTyped] = useState(written(range));
  // The address decides: a change that did not come from these fields replaces their text.
  const isOurs = localNumber(typed.min) === range.min && localNumber(typed.max) === range.max;
  const shown = isOurs ? typed : written(range);
  const bound = (end: 'min' | 'max', name: string) => (
    <NumberInput
      size="small"
      canBeNegative
      aria-label={name}
      value={shown[end]}
      reading={numberHint}
      onValueChange={(text) => {
        const next = { ...shown, [end]: text };
        setTyped(next);
        onChange({ min: localNumber(next.min), max: localNumber(next.max) });
      }}
    />
  );
  return (
    <Bounds>
      <span className="name">{label}</span>
      {bound('min', t('keywords.filter.from', { column: label }))}
      <span className="until">–</span>
      {bound('max', t('keywords.filter.to', { column: label }))}
    </Bounds>
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
  const add = () => {
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
  return { typed, setTyped, onLeave: () => press.after(() => addLatest.current()) };
}

export interface KeywordFiltersProps {
  id: string;
  view: KeywordView;
  /** All keywords: the filters offer their regions. */
  keywords: readonly Keyword[];
  /** The number of keywords that pass the filters. */
  shownCount: number;
  onViewChange: (view: KeywordView) => void;
  onClose: () => void;
}

/** The filters of the table apart from the search, and the choice of its columns. */
export function KeywordFilters(props: KeywordFiltersProps) {
  const { id, view, keywords, shownCount, onViewChange, onClose } = props;
  const { search, sort, isGone, preset, hidden } = view;
  const { typed, setTyped, onLeave } = useTypedWords(view, onViewChange);
  const change = (part: Partial<KeywordView>) => onViewChange({ ...view, ...part });
  const regions = [...new Set(keywords.map(({ region }) => region))].filter(Boolean);
  const columns = keywordColumns.filter((column) => column !== 'keyword');
  const words = (kind: 'include' | 'exclude') => (
    <Field label={t(`keywords.filter.${kind}`)} isGroup>
      <TagInput
        value={view[kind]}
        placeholder={t('keywords.filter.word')}
        text={typed[kind]}
        onTextChange={(text) => setTyped({ ...typed, [kind]: text })}
        onLeave={onLeave}
        onValueChange={(tags) => change({ [kind]: tags })}
      />
    </Field>
  );
  return (
    <Panel id={id} aria-label={t('keywords.filters')}>
      <Choices
        label={t('keywords.filter.levels')}
        options={keywordCompetitions}
        labelOf={(level) => t(`level.${level}`)}
        chosen={view.levels}
        onChange={(levels) => change({ levels })}
      />
      <Choices
        label={t('keywords.filter.regions')}
        options={regions.sort(compareTexts)}
        labelOf={(region) => region}
        chosen={view.regions}
        onChange={(chosen) => change({ regions: chosen })}
      />
      {words('include')}
      {words('exclude')}
      <Choices
        label={t('keywords.filter.ideas')}
        options={['withoutIdea']}
        labelOf={(option) => t(`keywords.filter.${option}`)}
        chosen={view.isWithoutIdea ? ['withoutIdea'] : []}
        onChange={(chosen) => change({ isWithoutIdea: chosen.length > 0 })}
      />
      <fieldset className="wide">
        <legend>{t('keywords.filter.ranges')}</legend>
        <div className="ranges">
          {rangedColumns.map((column) => (
            <Range
              key={column}
              label={t(`keywords.column.${column}`)}
              range={view.ranges[column] ?? { min: null, max: null }}
              onChange={(range) => {
                const { [column]: _former, ...others } = view.ranges;
                const isSet = range.min !== null || range.max !== null;
                change({ ranges: isSet ? { ...others, [column]: range } : others });
              }}
            />
          ))}
        </div>
      </fieldset>
      <Choices
        isWide
        label={t('keywords.filter.columns')}
        options={columns}
        labelOf={(column) => t(`keywords.column.${column}`)}
        chosen={columns.filter((column) => !hidden.includes(column))}
        onChange={(chosen) =>
          change({ hidden: columns.filter((column) => !chosen.includes(column)) })
        }
      />
      <div className="foot">
        <Button
          size="small"
          isDisabled={filterCount(view) === 0}
          onClick={() => {
            setTyped(noWords);
            onViewChange({ ...plainKeywordView, search, sort, isGone, preset, hidden });
          }}
        >
          {t('keywords.clearFilters')}
        </Button>
        <Button size="small" variant="primary" onClick={onClose}>
          {t('keywords.filters.done', { count: shownCount })}
        </Button>
      </div>
    </Panel>
  );
}
