import { answerKeptSeconds } from '../operations/answerOnce.ts';
import { deletedKeptSeconds } from '../operations/deletedRows.ts';
import type { Rows } from '../rows/rows.ts';

/** How long figures of usage and texts of websites are kept (D94). */
const dataKeptSeconds = 400 * 24 * 60 * 60;

const everyMs = 60 * 60 * 1000;

/** Removes expired rows now and every hour; returns a function that stops it. Several processes may run it at once. */
export function removeExpiredHourly(rows: Rows, log: (error: unknown) => void): () => void {
  const { names } = rows;
  // A failure is retried an hour later.
  const tidy = () => {
    void names.removeOlder('answers', answerKeptSeconds).catch(log);
    void names.removeOlder('deleted', deletedKeptSeconds).catch(log);
    void names.removeOlder('usage', dataKeptSeconds).catch(log);
    void names.removeOlder('websites', dataKeptSeconds).catch(log);
    void rows.addUpSizes().catch(log);
  };
  tidy();
  const timer = setInterval(tidy, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
