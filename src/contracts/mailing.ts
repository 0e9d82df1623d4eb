import type { EntityId } from '#domain/lists/entityId.ts';
import type { EmailVariation } from '#domain/mail/email.ts';

export interface MailingActions {
  readonly onReload: () => void;
  readonly onGenerateMore: () => void;
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onWriteMissing: () => void;
  readonly onDismiss: () => void;
  /** Writes to one prospect again: retries the failed variations, or writes the first ones if none has failed. */
  readonly onRetry: (prospectId: EntityId) => void;
  readonly onRetryFailed: () => void;
  /** Writes a follow-up to each of these prospects, who are due (D95). */
  readonly onFollowUp: (prospectIds: readonly EntityId[]) => void;
  /** Confirms a field of a variation ('This is true'), which is then no assumption any more. */
  readonly onConfirm: (prospectId: EntityId, variation: EmailVariation, field: string) => void;
}
