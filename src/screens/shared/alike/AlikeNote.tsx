import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { dialogPart } from '#components/lazy/kit.ts';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { lazyComponent } from '#components/lazy/lazyComponent.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import type { FoldedList } from '#domain/lists/alike/folded.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';

const AlikePanel = lazyComponent(
  dialogPart(async () => (await import('./AlikePanel.tsx')).AlikePanel),
  ({ onFail }) => onFail(),
);

const Root = styled.div`
  color: ${color.muted};
  font-size: ${font(13)};
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
  }
`;

export interface AlikeNoteProps<Row extends Identified> {
  folded: FoldedList<Row>['folded'];
  labelOf: (row: Row) => string;
  onKeep: (rows: readonly Row[]) => void;
  /** Absent when rows of the list cannot be deleted. */
  onDelete?: ((row: Row) => void) | undefined;
  /** Ids that the last generation added. If any of them is folded, the note appears above the list and counts only those. */
  newIds: ReadonlySet<string>;
  place: 'above' | 'below';
}

/**
 * Counts the suggestions that repeat others, and shows them on demand. Appears above the list when the last generation added
 * some of them, else below.
 */
export function AlikeNote<Row extends Identified>(props: AlikeNoteProps<Row>) {
  const { newIds, place, folded, labelOf, onKeep, onDelete } = props;
  const [isOpen, setOpen] = useState(false);
  const count = folded.length;
  const fresh = folded.filter(({ row }) => newIds.has(String(row.id))).length;
  if (count === 0 || fresh > 0 !== (place === 'above')) return null;
  const rowsOf = (keys: readonly string[]) =>
    folded.flatMap(({ row }) => (keys.includes(String(row.id)) ? [row] : []));
  return (
    <Root ref={focusWhenRemoved}>
      <p>
        <span role="status">
          {fresh > 0 ? t('alike.brought', { count: fresh }) : t('alike.folded', { count })}
        </span>
        <Button size="small" onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'alike.hide' : 'alike.show', { count })}
        </Button>
      </p>
      {isOpen ? (
        <AlikePanel
          entries={folded.map(({ row, head }) => ({
            key: String(row.id),
            label: labelOf(row),
            like: labelOf(head),
          }))}
          onKeep={(keys) => onKeep(rowsOf(keys))}
          onDelete={onDelete && ((key) => rowsOf([key]).forEach(onDelete))}
          onFail={() => setOpen(false)}
        />
      ) : null}
    </Root>
  );
}
