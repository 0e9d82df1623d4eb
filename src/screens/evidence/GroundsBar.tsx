import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import { countGrounds, type BoardView, type Grounded } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';
import { GoneFilter } from './GoneFilter.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  color: ${color.muted};
  font-size: ${font(13)};
  font-variant-numeric: tabular-nums;
  button[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
`;

export interface GroundsBarProps {
  rows: readonly Grounded[];
  view: BoardView;
  onChange: (view: BoardView) => void;
}

/**
 * The share of a list that is supported by the website, and the filters for rows to check and for those that rest on a sentence
 * that is gone. Renders nothing when no row has evidence.
 */
export function GroundsBar({ rows, view, onChange }: GroundsBarProps) {
  const { isToCheck, isGone } = view;
  const count = countGrounds(rows);
  if (count === null && !isToCheck && !isGone) return null;
  const { onWebsite, toCheck, of } = count ?? { onWebsite: 0, toCheck: 0, of: rows.length };
  return (
    <Bar>
      <span role="status">
        {count === null ? null : t('evidence.onWebsite', { onWebsite, count: of })}
        {toCheck === 0 ? ` · ${t('evidence.allChecked')}` : null}
      </span>
      {toCheck > 0 || isToCheck ? (
        <Button
          size="small"
          aria-pressed={isToCheck}
          data-filters-to-check=""
          onClick={() => onChange({ isToCheck: !isToCheck, isGone })}
        >
          {t('evidence.toCheck', { toCheck })}
        </Button>
      ) : null}
      <GoneFilter
        size="small"
        rows={rows}
        isOn={isGone}
        onChange={(isOn) => onChange({ isToCheck, isGone: isOn })}
      />
    </Bar>
  );
}
