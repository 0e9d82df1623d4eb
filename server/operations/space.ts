import { fits } from '#domain/entities/rowSize.ts';
import { invalidWords } from '#domain/words/invalid.ts';
import type { Rows } from '../rows/rows.ts';
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
