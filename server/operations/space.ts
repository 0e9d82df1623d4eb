import { fits } from '#domain/entities/rowSize.ts';
import { invalidWords } from '#domain/words/invalid.ts';
import type { Rows } from '../rows/rows.ts';
import type { Table } from '../rows/tables.ts';
import { Refusal } from './refusal.ts';

/** The most bytes of everything that is stored for a workspace (D87). */
const mostOfWorkspace = 50 * 1024 * 1024;

/** The refusal of what would be too much. People read its sentence. */
export const tooMuch = (status: 409 | 422, sentence: string): Refusal =>
  new Refusal(status, sentence, [], 'suggestions');

/** Refuses a row that is too large, with the sentence of the form. */
export function requireFit(value: object): void {
  if (!fits(value)) throw tooMuch(422, invalidWords['invalid.rowTooLarge']);
}

/** Refuses to store more in a workspace that is full. Idempotency answers and deleted rows count until they expire. */
export async function requireSpace(rows: Rows, workspace: string): Promise<void> {
  if ((await rows.size(workspace)) >= mostOfWorkspace)
    throw tooMuch(409, 'This workspace holds 50 MB, which is the most. Delete some rows first.');
}

/** The most rows in a list (D87). */
const mostRows = 5_000;

/** Returns how many rows a list can still take, or refuses another row when it or the workspace is full. */
export async function requireRoom(
  rows: Rows,
  table: Table,
  workspace: string,
  owner: string,
  most = mostRows,
): Promise<number> {
  await requireSpace(rows, workspace);
  const room = most - (await rows.count(table, workspace, owner));
  if (room > 0) return room;
  const count = most.toLocaleString('en');
  throw tooMuch(409, `This list has ${count} rows, which is the most. Delete some first.`);
}
