/** What went wrong with a model, as far as it matters to what is done next. */
export type FailureKind =
  /** No connection, or one that broke off. */
  | 'unreachable'
  | 'slow'
  /** The service itself failed. */
  | 'broken'
  /** Too many requests. */
  | 'busy'
  /** The account has nothing left: asking again is no use. */
  | 'exhausted'
  | 'wrongKey'
  | 'unknownModel'
  /** The service does not take the request as it is. */
  | 'refused'
  /** The answer is not what was asked for. */
  | 'unusable'
  /** Too many failures in a row: nobody asks for a while. */
  | 'resting';

/** What people are told; each says what to do. */
const words: Readonly<Record<FailureKind, string>> = {
  unreachable: 'The model cannot be reached. Try again in a minute.',
  slow: 'The model took too long. Try again.',
  broken: 'The model’s service has a problem. Try again in a minute.',
  busy: 'The model has too much to do. Try again in a minute.',
  exhausted:
    'The account at the model’s service is used up. Whoever runs this server can renew it.',
  wrongKey:
    'The model’s service refuses the key. Whoever runs this server can mend OPENAI_API_KEY.',
  unknownModel:
    'The model’s service does not know the model. Whoever runs this server can mend OPENAI_MODEL.',
  refused:
    'The model’s service refuses the request. Whoever runs this server finds why in its log.',
  unusable: 'What the model wrote cannot be used. Try again.',
  resting: 'The model failed five times in a row and rests for a minute. Try again then.',
};

/** A request to a model that came to nothing. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  /** What the service said, cut short; for the log, never for the answer. */
  readonly detail: string;
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, detail = '', retryAfterMs?: number) {
    super(words[kind]);
    this.kind = kind;
    this.detail = detail.slice(0, 300);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Failures that the next attempt may not meet. */
export const isPassing = (error: unknown): error is ModelFailure =>
  error instanceof ModelFailure && ['unreachable', 'broken', 'busy'].includes(error.kind);

/** Failures that speak against the service, not against one request. */
export const isServiceDown = (error: unknown): boolean =>
  error instanceof ModelFailure && ['unreachable', 'broken', 'slow'].includes(error.kind);
