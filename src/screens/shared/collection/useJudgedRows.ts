import { useEffect, useMemo, useState } from 'react';
import type { JudgedRows, Judging, PastedRow } from '#domain/lists/paste.ts';

/** The most rows that are judged before anything is shown. */
const mostAtOnce = 1_000;
/** Of more rows, those of the preview are judged first, the others in tasks of this many rows: about 50 ms on a slow phone. */
const [firstRows, rowsPerTask] = [200, 500];

/** Returns the rows that are judged so far. The page stays responsive between two tasks. A new judging ends the earlier one. */
export function useJudgedRows<Column extends string, Draft>(
  start: () => Judging<Column, Draft>,
): JudgedRows<Column, Draft> & {
  /** The rows that are judged before the first render. */
  readonly first: readonly PastedRow<Column, Draft>[];
} {
  const { judging, first } = useMemo(() => {
    const started = start();
    const count = started.total > mostAtOnce ? firstRows : mostAtOnce;
    return { judging: started, first: started.judgeNext(count) };
  }, [start]);
  const [latest, setLatest] = useState({ judging, rows: first });
  useEffect(() => {
    if (first.length === judging.total) return undefined;
    let timer = setTimeout(function judgeOn() {
      const rows = judging.judgeNext(rowsPerTask);
      setLatest({ judging, rows });
      if (rows.length < judging.total) timer = setTimeout(judgeOn);
    });
    return () => clearTimeout(timer);
  }, [judging, first]);
  return {
    rows: latest.judging === judging ? latest.rows : first,
    total: judging.total,
    first,
  };
}
