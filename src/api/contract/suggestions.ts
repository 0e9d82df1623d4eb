import { array, object, optional, picklist, strictObject, union } from 'valibot';
import { rewritableKinds } from '#domain/rewriting/proposal.ts';
import { call } from './call.ts';
import { answerOf, atLeastOneText, grounds, id, text } from './fields.ts';

const fieldText = union([text, atLeastOneText]);

/** Rewrites one field of a suggestion. Changes no row: the app edits the row when the person takes the text (D81). */
export const suggestionCalls = {
  'suggestions.rewrite': call('suggestions.rewrite', {
    body: strictObject({
      kind: picklist(rewritableKinds),
      id,
      /** The field, in the names of the server. */
      field: text,
      /** Earlier answers that the person declined. */
      declined: optional(array(fieldText)),
    }),
    answer: answerOf(object({ value: fieldText, ...grounds })),
    isOptional: true,
  }),
} as const;
