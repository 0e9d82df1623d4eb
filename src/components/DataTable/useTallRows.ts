import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { TallRow } from './rowOffsets.ts';

interface TallRows<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly open: ReadonlySet<string>;
  readonly edited: ReadonlySet<string>;
  readonly rowHeight: number;
  readonly table: RefObject<HTMLElement | null>;
}

const none: readonly TallRow[] = [];

/** The rows that are higher than the others, with their measured heights. All other rows are never measured. */
export function useTallRows<Row>(options: TallRows<Row>): readonly TallRow[] {
  const { rows, keyOf, open, edited, rowHeight, table } = options;
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const observer = useRef<ResizeObserver>(undefined);

  const tall = useMemo(() => {
    if (open.size === 0 && edited.size === 0) return none;
    const found: TallRow[] = [];
    for (const [index, row] of rows.entries()) {
      const key = keyOf(row);
      if (open.has(key) || edited.has(key))
        found.push({ index, height: heights.get(key) ?? rowHeight });
    }
    return found;
  }, [rows, keyOf, open, edited, heights, rowHeight]);

  useLayoutEffect(() => {
    observer.current?.disconnect();
    if (tall.length === 0) return;
    observer.current ??= new ResizeObserver((entries) => {
      setHeights((known) => {
        const next = new Map(known);
        for (const { target, borderBoxSize } of entries) {
          const key = target instanceof HTMLElement ? target.dataset['key'] : undefined;
          const height = borderBoxSize[0]?.blockSize;
          if (key !== undefined && height) next.set(key, height);
        }
        const isNew = [...next].some(([key, height]) => known.get(key) !== height);
        return isNew ? next : known;
      });
    });
    for (const row of table.current?.querySelectorAll('[data-tall]') ?? [])
      observer.current.observe(row);
  });

  useLayoutEffect(() => () => observer.current?.disconnect(), []);
  return tall;
}
