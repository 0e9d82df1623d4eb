import type { foldNewRows } from '#domain/lists/alike/alike.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Clock } from '#platform/clock.ts';

/** The code that compares rows. */
interface ComparingCode {
  readonly foldNewRows: typeof foldNewRows;
}

export type LoadComparing = () => Promise<ComparingCode>;

/** The loading of the code that compares rows. */
export interface Comparing {
  /** Starts to load the code before it is needed. */
  readonly prepare: () => void;
  /** Resolves to null when the code does not load in time. */
  readonly code: () => Promise<ComparingCode | null>;
}

export function createComparing(load: LoadComparing, clock: Pick<Clock, 'wait'>): Comparing {
  /** The promise of the code. It is kept, so that later rows are folded in the frame in which they appear. */
  let arriving: Promise<ComparingCode | null> | undefined;
  const arrival = () =>
    (arriving ??= load().catch(() => {
      arriving = undefined;
      return null;
    }));
  return {
    prepare: () => void arrival(),
    code: () => Promise.race([arrival(), clock.wait(limits.comparingMs).then(() => null)]),
  };
}
