import { ServiceFailure } from './retrying.ts';

/** The kinds of failure, each with the message that people read. It says what to do. */
const words = {
  unreachable: 'The model cannot be reached. Try again in a minute.',
  slow: 'The model took too long. Try again.',
  broken: 'The model’s service has a problem. Try again in a minute.',
  busy: 'The model has too much to do. Try again in a minute.',
  /** No credit is left: a retry cannot help. */
  exhausted:
    'The account at the model’s service is used up. Whoever runs this server can renew it.',
  wrongKey:
    'The model’s service refuses the key. Whoever runs this server can mend OPENAI_API_KEY.',
  unknownModel:
    'The model’s service does not know the model. Whoever runs this server can mend OPENAI_MODEL.',
  refused:
    'The model’s service refuses the request. Whoever runs this server finds why in its log.',
  unusable:
    'The model wrote nothing that could be used. It may be too small: try one of 4 billion parameters or more.',
  full: 'Too many requests wait for the model. Try again in a minute.',
  resting: 'The model failed five times in a row and rests for a minute. Try again then.',
} as const;

export type FailureKind = keyof typeof words;

const temporary = new Set<FailureKind>(['unreachable', 'broken', 'busy']);

export class ModelFailure extends ServiceFailure {
  readonly kind: FailureKind;
  /** The service's own message, shortened; for the log only. */
  readonly detail: string;

  constructor(kind: FailureKind, detail = '', retryAfterMs?: number) {
    super(words[kind], temporary.has(kind), retryAfterMs);
    this.kind = kind;
    this.detail = detail.slice(0, 300);
  }
}

const longestWaitMs = 60_000;

/** How long a service asks clients to wait, at most a minute. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const isNumber = /^\s*\d+(\.\d+)?\s*$/.test(header);
  const ms = isNumber ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : undefined;
}

function kindOf(status: number, body: string): FailureKind {
  if (status === 401 || status === 403) return 'wrongKey';
  if (status === 402 || (status === 429 && /insufficient_quota|billing|credit/i.test(body)))
    return 'exhausted';
  if (status === 429) return 'busy';
  if (status === 408) return 'slow';
  if (status >= 500) return status === 501 ? 'refused' : 'broken';
  if (status === 404 || /model_not_found|model.{0,40}not found/i.test(body)) return 'unknownModel';
  return 'refused';
}

export const refusalOf = (status: number, body: string, retryAfter: string | null): ModelFailure =>
  new ModelFailure(kindOf(status, body), `${status} ${body}`, retryAfterMs(retryAfter, Date.now()));
