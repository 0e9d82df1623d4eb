import { stepNames, type Step } from '#domain/work/step.ts';
import type { RawResponse } from '../response.ts';
import { isRecord } from './isRecord.ts';

/** Begins each record of a JSON text sequence (RFC 7464). */
const mark = '\u001E';

/** True for an answer that is a sequence: its steps, and the response as the last record. */
export const isSequence = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith(mark);

/** The records that have arrived completely. Unreadable ones are left out. */
const recordsIn = (text: string): readonly unknown[] =>
  text.split(mark).flatMap((record) => {
    if (!record.endsWith('\n')) return [];
    try {
      return [JSON.parse(record) as unknown];
    } catch {
      return [];
    }
  });

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

function stepOf(record: unknown): Step | undefined {
  const name = isRecord(record) && stepNames.find((each) => each === record['step']);
  if (!isRecord(record) || !name) return undefined;
  const { done, of } = record;
  return { step: name, ...(isCount(done) && isCount(of) && { done, of }) };
}

/** The last step in a sequence so far. */
export const lastStepIn = (text: string): Step | undefined =>
  recordsIn(text)
    .map(stepOf)
    .findLast((step) => step !== undefined);

/** The response at the end of a sequence. */
export function responseIn(text: string): RawResponse | undefined {
  const last = recordsIn(text).at(-1);
  if (!isRecord(last) || !isCount(last['status'])) return undefined;
  return { status: last['status'], text: JSON.stringify(last['body']) };
}
