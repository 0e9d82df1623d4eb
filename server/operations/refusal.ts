/** Thrown where a request cannot be answered as it is; becomes the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** The invalid fields, if the refusal is about fields. */
  readonly fields: readonly string[];
  /** Set where people should read the message: why nothing was suggested, or why a website was not read. */
  readonly reason: 'suggestions' | undefined;

  constructor(
    status: number,
    message: string,
    fields: readonly string[] = [],
    reason?: 'suggestions',
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.reason = reason;
  }
}

/** Why nothing was suggested, in a sentence that people read as it is. */
export const noSuggestions = (
  status: number,
  message: string,
  fields?: readonly string[],
): Refusal => new Refusal(status, message, fields, 'suggestions');

/** For an id that is not there, or not in this workspace, which must look the same from outside. */
export const notFound = (field: string, id: unknown): Refusal =>
  new Refusal(404, `${field}: there is no ${String(id)} in this workspace.`, [field]);
