import { calls } from '#api/contract/calls.ts';
import type { CallName } from '#api/contract/paths.ts';
import {
  answerTo,
  requestOf,
  Unlike,
  type Finding,
  type Parts,
  type Target,
  type Send,
} from './ask.ts';

/** A row of an answer. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** One pass through a server, written down finding by finding. */
export interface Examination {
  readonly target: Target;
  /** Makes a call that should succeed, and gives its answer; anything else ends what depends on it. */
  call(name: CallName, says: string, parts?: Parts): Promise<AnyRow>;
  /** The rows of a list, which must fulfil a condition; where it takes time, asks again until patience ends. */
  rows(
    name: CallName,
    says: string,
    parts: Parts,
    holds: (rows: readonly AnyRow[]) => boolean,
  ): Promise<readonly AnyRow[]>;
  /** Makes a call that a server may do without: then it answers 404 or 405. */
  optional(name: CallName, says: string, holds: (answer: AnyRow) => boolean): Promise<void>;
  /** Makes a call that should be refused with this status. */
  refuses(
    name: CallName,
    says: string,
    attempt: () => Promise<Response>,
    status: number,
  ): Promise<void>;
  /** Runs a part of the journey; what is wrong in it does not keep the others from being looked at. */
  part(work: () => Promise<void>): Promise<void>;
}

/** How an examination is carried out. */
export interface Means {
  readonly send: Send;
  readonly target: Target;
  readonly report: (finding: Finding) => void;
  /** How long a list may take to fill after it was generated. */
  readonly patienceMs: number;
}

/** What is wrong was written down already; the part ends here. */
class Ended extends Error {}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const rowsOf = (answer: AnyRow): readonly AnyRow[] =>
  Array.isArray(answer['data']) ? (answer['data'] as readonly AnyRow[]) : [];

/** Starts an examination. */
export function examine({ send, target, report, patienceMs }: Means): Examination {
  const failed = (call: CallName, says: string, error: unknown): Ended => {
    report({ call, says, problem: error instanceof Error ? error.message : String(error) });
    return new Ended();
  };
  const answered = async (name: CallName, parts: Parts): Promise<AnyRow> =>
    // The contract's schemas let nothing but objects through.
    (await answerTo(send, target, name, parts)) as AnyRow;

  return {
    target,
    async call(call, says, parts = {}) {
      try {
        const answer = await answered(call, parts);
        report({ call, says });
        return answer;
      } catch (error) {
        throw failed(call, says, error);
      }
    },
    async rows(call, says, parts, holds) {
      const until = performance.now() + patienceMs;
      try {
        let rows = rowsOf(await answered(call, parts));
        while (!holds(rows)) {
          if (performance.now() >= until) throw new Unlike(`has ${rows.length} other rows`);
          // Each look comes after the former one, as polling does.
          await pause(500);
          rows = rowsOf(await answered(call, parts));
        }
        report({ call, says });
        return rows;
      } catch (error) {
        throw failed(call, says, error);
      }
    },
    async optional(call, says, holds) {
      const { status } = await send(requestOf(calls[call], target, {}));
      if (status === 404 || status === 405)
        return report({ call, says: 'is left out, as it may be' });
      const answer = await this.call(call, says);
      if (!holds(answer)) throw failed(call, says, new Unlike('says something else'));
    },
    async refuses(call, says, attempt, status) {
      try {
        const response = await attempt();
        if (response.status !== status) throw new Unlike(`status ${response.status}`);
        report({ call, says });
      } catch (error) {
        failed(call, says, error);
      }
    },
    async part(work) {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Ended)) throw error;
      }
    },
  };
}
