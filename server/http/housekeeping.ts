import { answerKeptSeconds } from '../operations/answerOnce.ts';
import type { Rows } from '../rows/rows.ts';

const everyMs = 60 * 60 * 1000;

/** Removes what nobody asks for any more, now and every hour; gives what ends it. Any number of processes may do so. */
export function keepHouse({ names }: Rows, log: (error: unknown) => void): () => void {
  // What could not be removed now is removed an hour later.
  const tidy = () => void names.removeOlder('answers', answerKeptSeconds).catch(log);
  tidy();
  const timer = setInterval(tidy, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
