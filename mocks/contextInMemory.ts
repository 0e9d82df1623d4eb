import type { Context } from '#server/operations/context.ts';
import { createRuns } from '#server/operations/runs.ts';
import { memoryRows } from '#server/rows/memory.ts';
import type { Rows } from '#server/rows/rows.ts';
import { templates } from '#server/writers/templates.ts';

/** What operations need, in memory: each time with rows of its own unless some are given. */
export const contextInMemory = (generationMs = 0, rows: Rows = memoryRows()): Context => ({
  rows,
  writer: templates,
  runs: createRuns(rows, generationMs),
});
