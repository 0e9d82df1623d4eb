import { pipe, transform, unknown, type GenericSchema } from 'valibot';
import { isRecord } from './isRecord.ts';

/** Reads a row whose fields may come in an odd spelling: `odd` names them, with the spelling of section 7 behind. */
export function renameKeys<const Schema extends GenericSchema>(
  odd: Readonly<Record<string, string>>,
  schema: Schema,
) {
  return pipe(
    unknown(),
    transform((row) => (isRecord(row) ? withSpelling(row, odd) : row)),
    schema,
  );
}

function withSpelling(
  row: Readonly<Record<string, unknown>>,
  odd: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = { ...row };
  for (const [spelling, name] of Object.entries(odd)) result[name] ??= row[spelling];
  return result;
}
