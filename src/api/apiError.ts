import type { FailureKey } from '#domain/words/translate.ts';
import { t } from '#domain/words/translate.ts';
import type { CallName } from './contract/paths.ts';

/** Why a call failed: the server refused it, could not be reached, sent an invalid response, or the caller aborted it. */
export type FailureKind = 'refused' | 'unreachable' | 'malformed' | 'aborted';

interface Failure {
  readonly call: CallName;
  readonly kind: FailureKind;
  readonly messageKey: FailureKey;
  /** Shown instead of the text in the catalogue where the specification says so. */
  readonly shown?: string | undefined;
  readonly status?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly cause: unknown;
}

/** The error of every failed call. `message` is the text to show; the reason is in `cause`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly call: CallName;
  readonly kind: FailureKind;
  /** The key of the catalogue text for this failure. */
  readonly messageKey: FailureKey;
  /** The status of the response, if there was one. */
  readonly status: number | undefined;
  /** The server's own message as plain text, cut at 300 characters. Shown only where the specification says so. */
  readonly serverMessage: string | undefined;
  /** Its text is the server's own. */
  readonly isServerMessage: boolean;

  constructor({ call, kind, messageKey, shown, status, serverMessage, cause }: Failure) {
    super(shown ?? t(messageKey), { cause });
    this.call = call;
    this.kind = kind;
    this.messageKey = messageKey;
    this.status = status;
    this.serverMessage = serverMessage;
    this.isServerMessage = shown !== undefined;
  }

  /** For logs: what failed and how, without headers, bodies and tokens. */
  toJSON() {
    const { name, call, kind, status, messageKey, message, cause } = this;
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined;
    return { name, call, kind, status, messageKey, message, reason };
  }
}
