import { fits } from '#domain/entities/entityForm.ts';
import { invalidWords } from '#domain/words/invalid.ts';
import type { List, Rows } from '../rows/rows.ts';

/** The most characters of a request that a refusal repeats. */
const mostRepeated = 200;

export const repeated = (text: string): string =>
  text.length > mostRepeated ? `${text.slice(0, mostRepeated - 1).toWellFormed()}…` : text;

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly fields: readonly string[];
  /** Set when people should read the message: why nothing was suggested, why a website was not read, or that it was too much. */
  readonly reason: 'suggestions' | undefined;
  /** After how many seconds a retry may succeed, if that is known. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    fields: readonly string[] = [],
    reason?: 'suggestions',
    retryAfter = status === 503 ? 5 : undefined,
  ) {
    super(message);
    this.status = status;
    this.fields = fields.map(repeated);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** The refusal of a change that was made from another value than the present one, which the answer contains. */
export class Changed extends Refusal {
  readonly data: unknown;
  constructor(data: unknown, message = 'Not saved: somebody else has changed this meanwhile.') {
    super(409, message);
    this.data = data;
  }
}

/** A refusal whose sentence people read as it is. */
export const forPeople = (
  status: number,
  sentence: string,
  fields?: readonly string[],
  retryAfter?: number,
): Refusal => new Refusal(status, sentence, fields, 'suggestions', retryAfter);

/** The refusal for an id that does not exist, or exists in another workspace: clients cannot distinguish the two. */
export const notFound = (field: string, id: unknown): Refusal =>
  new Refusal(404, `${field}: there is no ${repeated(String(id))} in this workspace.`, [field]);

/** The most bytes of everything that is stored for a workspace (D87). */
const mostOfWorkspace = 50 * 1024 * 1024;

/** Refuses a row that is too large, with the sentence of the form. */
export function requireFit(value: object): void {
  if (!fits(value)) throw forPeople(422, invalidWords['invalid.rowTooLarge']);
}

/** Refuses to store more in a workspace that is full. Idempotency answers and deleted rows count until they expire. */
export async function requireSpace(rows: Rows, workspace: string): Promise<void> {
  if ((await rows.size(workspace)) >= mostOfWorkspace)
    throw forPeople(409, 'This workspace holds 50 MB, which is the most. Delete some rows first.');
}

/** The most rows in a list (D87). */
const mostRows = 5_000;

const fullList = (most: number): Refusal =>
  forPeople(
    409,
    `This list has ${most.toLocaleString('en')} rows, which is the most. Delete some first.`,
  );

/** Returns how many rows a list can still take, or refuses another row when it or the workspace is full. */
export async function requireRoom(
  rows: Rows,
  { table, workspace, owner }: List,
  most = mostRows,
): Promise<number> {
  await requireSpace(rows, workspace);
  const room = most - (await rows.count(table, workspace, owner));
  if (room > 0) return room;
  throw fullList(most);
}

/** Refuses what was just put back into a full list. */
export async function requireNotOver(
  rows: Rows,
  { table, workspace, owner }: List,
  most = mostRows,
): Promise<void> {
  if ((await rows.count(table, workspace, owner)) > most) throw fullList(most);
}
