import { array, maxLength, object, optional, picklist, pipe, strictObject, union } from 'valibot';
import { rewritableKinds } from '#domain/rewriting/proposal.ts';
import { limits } from '#domain/settings/limits.ts';
import { call } from './call.ts';
import { answerOf, atLeastOneText, grounds, id, longText, nameText, text } from './fields.ts';

const fieldText = union([text, atLeastOneText]);
const { declined: mostDeclined } = limits;

/** Rewrites one field of a suggestion. Changes no row: the app edits the row when the person takes the text (D81). */
export const suggestionCalls = {
  'suggestions.rewrite': call('suggestions.rewrite', {
    body: strictObject({
      kind: picklist(rewritableKinds),
      id,
      /** The field, in the names of the server. */
      field: nameText,
      /** Earlier answers that the person declined, the newest last. */
      declined: optional(
        pipe(
          array(union([longText, atLeastOneText])),
          maxLength(mostDeclined, `must hold at most ${mostDeclined} texts`),
        ),
      ),
    }),
    answer: answerOf(object({ value: fieldText, ...grounds })),
    isOptional: true,
  }),
} as const;
