/** Thrown where a request cannot be answered as it is; becomes the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** The fields that are wrong, where it is about fields. */
  readonly fields: readonly string[];

  constructor(status: number, message: string, fields: readonly string[] = []) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** For an id that is not there, or not in this workspace, which must look the same from outside. */
export const notFound = (field: string, id: unknown): Refusal =>
  new Refusal(404, `${field}: there is no ${String(id)} in this workspace.`, [field]);
