/** The kinds of failure that are handled differently. */
export type FailureKind =
  /** No connection, or an interrupted one. */
  | 'unreachable'
  | 'slow'
  /** The service itself failed. */
  | 'broken'
  /** Too many requests. */
  | 'busy'
  /** The account has no credit left: a retry cannot help. */
  | 'exhausted'
  | 'wrongKey'
  | 'unknownModel'
  /** The service rejects the request. */
  | 'refused'
  /** The answer cannot be used. */
  | 'unusable'
  /** Too many requests wait already. */
  | 'full'
  /** Too many consecutive failures: requests are paused. */
  | 'resting';

/** The messages that people read. Each says what to do. */
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
  full: 'Too many requests wait for the model. Try again in a minute.',
  resting: 'The model failed five times in a row and rests for a minute. Try again then.',
};

/** A failed request to a model. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  /** The service's own message, shortened; for the log only. */
  readonly detail: string;
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, detail = '', retryAfterMs?: number) {
    super(words[kind]);
    this.kind = kind;
    this.detail = detail.slice(0, 300);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Failures that a retry may avoid. */
export const isTemporary = (error: unknown): error is ModelFailure =>
  error instanceof ModelFailure && ['unreachable', 'broken', 'busy'].includes(error.kind);

/** Failures of the service, rather than of one request. */
export const isServiceDown = (error: unknown): boolean =>
  error instanceof ModelFailure && ['unreachable', 'broken', 'slow'].includes(error.kind);
