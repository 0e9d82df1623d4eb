import { byteLength, type Rows } from '../rows/rows.ts';
import { Refusal } from './refusal.ts';

/** The most bytes of a row as it is sent, and of everything that is stored for a workspace (D87). */
const [mostOfRow, mostOfWorkspace] = [32 * 1024, 50 * 1024 * 1024];

/** The refusal of what would be too much. People read its sentence. */
export const tooMuch = (status: 409 | 422, sentence: string): Refusal =>
  new Refusal(status, sentence, [], 'suggestions');

/** True when a row is not too large. */
export const fits = (value: object): boolean => byteLength(value) <= mostOfRow;

/** Refuses a row that is too large. */
export function requireFit(value: object): void {
  if (!fits(value)) throw tooMuch(422, 'This is larger than 32 KB in all. Shorten some texts.');
}

/** Refuses to store more in a workspace that is full. Idempotency answers and deleted rows count until they expire. */
export async function requireSpace(rows: Rows, workspace: string): Promise<void> {
  if ((await rows.size(workspace)) >= mostOfWorkspace)
    throw tooMuch(409, 'This workspace holds 50 MB, which is the most. Delete some rows first.');
}
