import type { EntityId } from '#domain/lists/entityId.ts';
import type { FieldText, RewritableKind } from '#domain/rewriting/proposal.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Http } from './http.ts';
import { fieldOnWire, readProposal } from './wire/readProposal.ts';

/** The field and row to rewrite. */
export interface FieldAsked {
  readonly kind: RewritableKind;
  readonly id: EntityId;
  readonly field: string;
  /** Earlier answers that the person declined. */
  readonly declined: readonly FieldText[];
}

/** Suggestions for single fields. */
export function suggestionCalls({ call }: Http) {
  return {
    /** Returns another text for one field, and changes nothing. The call is optional: a server may not have it (D81). */
    rewrite(workspace: string, asked: FieldAsked, signal?: AbortSignal) {
      const { kind, id, declined } = asked;
      const texts = declined
        .slice(-limits.declined)
        .map((text) => (typeof text === 'string' ? text : [...text]));
      const body = {
        kind,
        id,
        field: fieldOnWire(asked),
        ...(texts.length > 0 && { declined: texts }),
      };
      return call('suggestions.rewrite', { workspace, signal, body }, (answer) =>
        readProposal(answer, asked),
      );
    },
  };
}
