import { calls } from '#api/contract/calls.ts';
import type { CallName } from '#api/contract/paths.ts';
import {
  answerIn,
  requestOf,
  ContractMismatch,
  type Finding,
  type Parts,
  type Target,
  type Send,
} from './ask.ts';

/** A row of a response. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** Returns the id of the row that is in `after` but not in `before`. */
export function newId(
  idField: string,
  before: readonly AnyRow[],
  after: readonly AnyRow[],
): string | number {
  const known = new Set(before.map((row) => String(row[idField])));
  const added = after.find((row) => !known.has(String(row[idField])))?.[idField];
  return typeof added === 'number' ? added : String(added);
}

/** Returns the row with this id. */
export const rowWith = (
  rows: readonly AnyRow[],
  idField: string,
  id: string | number,
): AnyRow | undefined => rows.find((row) => String(row[idField]) === String(id));

/** One check of a server, which reports its findings. */
export type Examination = ReturnType<typeof examine>;

/** The dependencies and options of a check. */
export interface ExaminationOptions {
  readonly send: Send;
  readonly target: Target;
  readonly report: (finding: Finding) => void;
  /** How long a list may take to fill after it was generated. */
  readonly patienceMs: number;
}

/** Thrown after a reported problem, to end the part. */
class PartEnded extends Error {}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const rowsOf = (answer: AnyRow): readonly AnyRow[] =>
  Array.isArray(answer['data']) ? (answer['data'] as readonly AnyRow[]) : [];

/** Starts a check. */
export function examine({ send, target, report, patienceMs }: ExaminationOptions) {
  const failed = (call: CallName, description: string, error: unknown): PartEnded => {
    report({ call, description, problem: error instanceof Error ? error.message : String(error) });
    return new PartEnded();
  };
  const sent = (name: CallName, parts: Parts) => send(requestOf(calls[name], target, parts));
  const answered = async (name: CallName, parts: Parts): Promise<AnyRow> =>
    // The contract's schemas accept only objects.
    (await answerIn(name, await sent(name, parts))) as AnyRow;

  return {
    target,
    /** Makes a call that should succeed and returns its response; a failure ends the part that depends on it. */
    async call(call: CallName, description: string, parts: Parts = {}): Promise<AnyRow> {
      try {
        const answer = await answered(call, parts);
        report({ call, description });
        return answer;
      } catch (error) {
        throw failed(call, description, error);
      }
    },
    /** Returns the rows of a list that must fulfil a condition; requests it again until the time is over. */
    async rows(
      call: CallName,
      description: string,
      parts: Parts = {},
      holds: (rows: readonly AnyRow[]) => boolean = () => true,
    ): Promise<readonly AnyRow[]> {
      const until = performance.now() + patienceMs;
      try {
        let rows = rowsOf(await answered(call, parts));
        while (!holds(rows)) {
          if (performance.now() >= until)
            throw new ContractMismatch(`has ${rows.length} other rows`);
          // Requests follow each other with a pause, as in polling.
          await pause(500);
          rows = rowsOf(await answered(call, parts));
        }
        report({ call, description });
        return rows;
      } catch (error) {
        throw failed(call, description, error);
      }
    },
    /** Makes an optional call, which a server may lack: it then answers 404, 405 or 501. It may also refuse with 409. */
    async optional(
      call: CallName,
      description: string,
      parts: Parts = {},
      holds: (answer: AnyRow) => boolean = () => true,
    ): Promise<void> {
      try {
        const response = await sent(call, parts);
        if ([404, 405, 501].includes(response.status))
          return report({ call, description: 'is missing, which is allowed' });
        if (response.status === 409)
          return report({ call, description: 'is refused because of its state, which is allowed' });
        if (!holds((await answerIn(call, response)) as AnyRow))
          throw new ContractMismatch('has another value');
        return report({ call, description });
      } catch (error) {
        throw failed(call, description, error);
      }
    },
    /** Makes a call that should be refused with this status. */
    async refuses(
      call: CallName,
      description: string,
      attempt: () => Promise<Response>,
      status: number,
    ): Promise<void> {
      try {
        const response = await attempt();
        if (response.status !== status) throw new ContractMismatch(`status ${response.status}`);
        report({ call, description });
      } catch (error) {
        failed(call, description, error);
      }
    },
    /** Runs one part of the check; a failure in it does not end the others. */
    async part(work: () => Promise<unknown>): Promise<void> {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof PartEnded)) throw error;
      }
    },
  };
}
