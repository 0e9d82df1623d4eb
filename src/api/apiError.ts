import type { FailureKey } from '#domain/words/translate.ts';
import { t } from '#domain/words/translate.ts';
import type { CallName } from './contract/paths.ts';

/** Why a call gave nothing: the server said no, it could not be reached, its answer made no sense, or nobody waits any more. */
export type FailureKind = 'refused' | 'unreachable' | 'malformed' | 'aborted';

interface Failure {
  readonly call: CallName;
  readonly kind: FailureKind;
  readonly messageKey: FailureKey;
  /** Shown instead of the catalogue's text where the specification says so. */
  readonly shown?: string | undefined;
  readonly status?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly cause: unknown;
}

/** The one error that calls fail with. Its `message` is the text for the screen; the reason stays in `cause`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly call: CallName;
  readonly kind: FailureKind;
  /** The catalogue's text for this failure. */
  readonly messageKey: FailureKey;
  /** The answer's status, where there was an answer. */
  readonly status: number | undefined;
  /** What the server said, as plain text cut at 300 characters; shown only where the specification says so. */
  readonly serverMessage: string | undefined;
  /** Its text is the server's own. */
  readonly isInServersWords: boolean;

  constructor({ call, kind, messageKey, shown, status, serverMessage, cause }: Failure) {
    super(shown ?? t(messageKey), { cause });
    this.call = call;
    this.kind = kind;
    this.messageKey = messageKey;
    this.status = status;
    this.serverMessage = serverMessage;
    this.isInServersWords = shown !== undefined;
  }

  /** For logs: what failed and how, without a header, a body or a token. */
  toJSON() {
    const { name, call, kind, status, messageKey, message, cause } = this;
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined;
    return { name, call, kind, status, messageKey, message, reason };
  }
}
