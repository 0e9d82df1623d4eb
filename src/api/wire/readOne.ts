import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import { Malformed } from './malformed.ts';
import { unwrapped } from './unwrapped.ts';

/** Reads one object, with or without an envelope. */
export function readOne<Value>(answer: unknown, schema: GenericSchema<unknown, Value>): Value {
  let reason = 'the answer holds nothing';
  const found = unwrapped(answer, (candidate) => {
    const read = safeParse(schema, candidate);
    if (read.success) return { value: read.output };
    const [issue] = read.issues;
    reason = `${getDotPath(issue) ?? 'answer'}: ${issue.message}`;
    return undefined;
  });
  if (!found) throw new Malformed(reason);
  return found.value;
}
