import { isRecord } from './isRecord.ts';
import { Malformed } from './malformed.ts';

/** The answer to a change: nothing at all or any JSON but a bare text will do; what it holds is not promised. */
export function readDone(answer: unknown): void {
  if (answer === undefined || answer === null || typeof answer === 'boolean') return;
  if (!isRecord(answer) && !Array.isArray(answer)) throw new Malformed('the answer is no object');
}
