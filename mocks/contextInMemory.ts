import type { Context } from '#server/operations/context.ts';
import { createRuns } from '#server/operations/runs.ts';
import { memoryRows } from '#server/rows/memory.ts';
import type { Rows } from '#server/rows/rows.ts';
import { samples } from '#server/writers/samples.ts';

/** The context of the operations, in memory: with new rows unless some are passed. */
export const contextInMemory = (generationMs = 0, rows: Rows = memoryRows()): Context => ({
  rows,
  writer: samples,
  runs: createRuns(rows, generationMs),
});
