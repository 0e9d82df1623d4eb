import { array, object, optional, picklist, strictObject, union } from 'valibot';
import { rewritableKinds } from '#domain/rewriting/proposal.ts';
import { call } from './call.ts';
import { answerOf, atLeastOneText, grounds, id, text } from './fields.ts';

const fieldText = union([text, atLeastOneText]);

/** One field of a suggestion, written anew. It changes no row: an edit does, once somebody has taken it (D81). */
export const suggestionCalls = {
  'suggestions.rewrite': call('suggestions.rewrite', {
    body: strictObject({
      kind: picklist(rewritableKinds),
      id,
      /** Its name on the wire. */
      field: text,
      /** Former answers that nobody wanted. */
      declined: optional(array(fieldText)),
    }),
    answer: answerOf(object({ value: fieldText, ...grounds })),
    isOptional: true,
  }),
} as const;
