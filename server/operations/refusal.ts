/** The most characters of a request that a refusal repeats. */
const mostRepeated = 200;

/** Returns a text of a request as a refusal repeats it. */
export const repeated = (text: string): string =>
  text.length > mostRepeated ? `${text.slice(0, mostRepeated - 1).toWellFormed()}…` : text;

/** Thrown when a request is refused. Its status and message become the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** The invalid fields, if the refusal is about fields. */
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

/** The refusal when nothing was suggested. People read its message as it is. */
export const noSuggestions = (
  status: number,
  message: string,
  fields?: readonly string[],
): Refusal => new Refusal(status, message, fields, 'suggestions');

/** The refusal for an id that does not exist, or exists in another workspace: clients cannot distinguish the two. */
export const notFound = (field: string, id: unknown): Refusal =>
  new Refusal(404, `${field}: there is no ${repeated(String(id))} in this workspace.`, [field]);
