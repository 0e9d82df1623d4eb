import {
  array,
  literal,
  minLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  union,
  unknown,
  type GenericSchema,
} from 'valibot';

/** A text that says something. Patterns, not functions, so that they reach the published document. */
export const text = pipe(string(), regex(/\S/, 'must not be blank'));

/** Texts that each say something. */
export const texts = array(text);

/** At least one text. */
export const atLeastOneText = pipe(texts, minLength(1, 'must hold at least one line'));

const idPattern = /^(?!\s*(?:undefined|null|NaN)?\s*$)/;

/** An id in a body: a number or a text, but never the text of a missing value. */
export const id = union([number(), pipe(string(), regex(idPattern, 'must be an id'))]);

/** An id in a query, where everything is text. */
const queryId = pipe(string(), regex(idPattern, 'must be an id'));

/** Several ids in a query, joined by commas. */
export const queryIds = pipe(
  string(),
  regex(/^(?!(?:.*,)?(?:undefined|null|NaN)(?:,|$))[^,\s]+(?:,[^,\s]+)*$/, 'must be ids'),
);

/** A number, or null where there is none. */
export const numberOrNull = nullable(number());

/** The query of every list that belongs to a company. */
export const companyQuery = object({ companyId: queryId });

/** The body of every generation that needs nothing but the company. */
export const companyBody = strictObject({ companyId: id });

/** Set where the message says something of suggestions that people should read. */
const aboutSuggestions = optional(literal('suggestions'));

/** The usual envelope around an answer. */
export function answerOf<const Data extends GenericSchema>(data: Data) {
  return object({
    success: optional(literal(true)),
    message: optional(string()),
    reason: aboutSuggestions,
    data,
  });
}

/** The answer to a change: that it was done. What else it holds is the server's affair. */
export const done = object({
  success: optional(literal(true)),
  message: optional(string()),
  reason: aboutSuggestions,
  data: optional(unknown()),
});

/** The answer of a refusal, whatever its status. */
export const refusal = object({
  success: literal(false),
  message: string(),
  error: optional(string()),
  /** Why nothing was suggested: the message is shown as it is. */
  reason: aboutSuggestions,
});

/** What a suggestion rests on (D69); a server that does not know it leaves it out. */
export const grounds = {
  evidence: optional(
    array(
      object({
        quote: text,
        /** Left out where the quote is from what the business says of itself. */
        url: optional(text),
        /** The field that rests on it. */
        field: text,
      }),
    ),
  ),
  /** The fields that nothing speaks for. */
  assumptions: optional(texts),
  /** It was made from a template. */
  sample: optional(literal(true)),
};

/** What an edit may say of the fields nothing speaks for: those that are still to be checked. */
export const stillAssumed = optional(texts);
