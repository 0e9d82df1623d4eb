import { companySizes } from '#domain/business/businessInfo.ts';
import {
  longest,
  longestOf,
  type EntityDescription,
  type FieldDescription,
  type FieldName,
} from '#domain/entities/description.ts';
import {
  array,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  union,
  unknown,
  type GenericSchema,
  type ObjectEntries,
  type OptionalSchema,
} from 'valibot';
import { findings } from '#domain/evidence/grounds.ts';
import { levels } from '#domain/insights/level.ts';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';

/** A text that is not blank. Checked by a pattern, because functions cannot appear in the published document. */
export const text = pipe(string(), regex(/\S/, 'must not be blank'));

const short = <Most extends number>(most: Most) =>
  maxLength<string, Most, string>(
    most,
    `must hold at most ${most.toLocaleString('en')} characters`,
  );

/** A text of a body with a greatest length (D87), blank or not. */
export const upTo = (most: number) => pipe(string(), short(most));

/** The same, but not blank. */
export const textUpTo = (most: number) => pipe(text, short(most));

/** A name, a line and a longer text of a body. */
export const [nameText, lineText, longText] = [
  textUpTo(longest.name),
  textUpTo(longest.line),
  textUpTo(longest.text),
];

const linesUpTo = pipe(
  array(lineText),
  maxLength(longest.lines, `must hold at most ${longest.lines} lines`),
);

/** Names of fields in a body, or other short words: as many as the lines of a field. */
const names = pipe(
  array(nameText),
  maxLength(longest.lines, `must hold at most ${longest.lines} entries`),
);

export const atLeastOneText = pipe(linesUpTo, minLength(1, 'must hold at least one line'));

/** Two lookaheads: with both runs of white space in one, the time would grow with the square of their length. */
const idPattern = /^(?!\s*$)(?!\s*(?:undefined|null|NaN)\s*$)/;

/** An id in a query, where everything is text: never the text of a missing value. */
export const queryId = pipe(upTo(longest.name), regex(idPattern, 'must be an id'));

/** An id in a body: a number or a text. */
export const id = union([number(), queryId]);

/** Several ids in a query as a text. No request line is longer than 16 KB. */
export const joinedIds = upTo(16_000);

/** At most 200 ids in a query (D87), joined by commas. */
export const queryIds = pipe(
  joinedIds,
  regex(
    /^(?!(?:.*,)?(?:undefined|null|NaN)(?:,|$))[^,\s]+(?:,[^,\s]+){0,199}$/,
    'must be at most 200 ids',
  ),
);

const numberOrNull = nullable(number());

/** The query of every list that belongs to a company. */
export const companyQuery = object({ companyId: queryId });

/** The body of every generation that needs nothing but the company. */
export const companyBody = strictObject({ companyId: id });

/** Set when people should read the message, because it explains the suggestions. */
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

/** The answer to a change: it succeeded. `data` is not specified. */
export const done = object({
  success: optional(literal(true)),
  message: optional(string()),
  reason: aboutSuggestions,
  data: optional(unknown()),
});

/** A call that changes something. */
export const change = <Body extends ObjectEntries>(body: Body) => ({
  body: strictObject(body),
  answer: done,
});

/** The answer to a refused call, with any status. */
export const refusal = object({
  success: literal(false),
  message: string(),
  error: optional(string()),
  /** Set when the message explains why nothing was suggested: it is shown as it is. */
  reason: aboutSuggestions,
});

/** What was found when the page of a quote was looked at again (D98). */
export const checked = object({
  on: text,
  found: picklist(findings),
  /** The page that it has moved to. */
  url: optional(text),
  since: optional(text),
  last: optional(text),
  now: optional(text),
});

/** The evidence of a suggestion (D69). A server without evidence leaves these fields out. */
export const grounds = {
  evidence: optional(
    array(
      object({
        quote: text,
        /** Left out when the quote is from the business profile, or from the news of a company. */
        url: optional(text),
        source: optional(literal('news')),
        field: text,
        /** Left out until the page was looked at again. */
        checked: optional(checked),
      }),
    ),
  ),
  assumptions: optional(array(text)),
  /** The suggestion is a sample, and not about the business. */
  sample: optional(literal(true)),
};

/**
 * Of a row or a company: how often its texts were changed. An edit may send it back, and is refused with 409 when the row has changed
 * since (D53).
 */
export const version = optional(number());

/** In an edit: the fields without evidence that nobody has confirmed yet. */
export const stillAssumed = optional(names);

/** In an edit: the evidence and the mark of a proposed text that it takes, beside the assumptions of the other fields (D81). */
export const editedGrounds = {
  evidence: optional(
    pipe(
      array(object({ quote: longText, url: optional(longText), field: nameText })),
      maxLength(longest.lines, `must hold at most ${longest.lines} quotes`),
    ),
  ),
  assumptions: stillAssumed,
  version,
};

export const profile = {
  domain: text,
  name: text,
  size: picklist(companySizes),
  website: text,
  description: text,
};

export const shortProfile = {
  ...profile,
  domain: nameText,
  name: nameText,
  website: lineText,
  description: longText,
};

/** The body of every insight generation: the company and its profile. */
export const savedProfile = strictObject({ companyId: id, ...shortProfile });

const lines: GenericSchema<readonly string[]> = array(string());

const inRow = {
  line: string(),
  text: string(),
  lines,
  level: picklist(levels),
  competition: nullable(picklist(keywordCompetitions)),
  number: numberOrNull,
} as const;

const inBody = { ...inRow, lines: linesUpTo as typeof lines } as const;

type Schemas<Description extends EntityDescription, ByKind extends typeof inRow | typeof inBody> = {
  readonly [
    Name in FieldName<Description> as Description['fields'][Name]['onWire']
  ]: Description['fields'][Name] extends { readonly isExtra: true }
    ? OptionalSchema<ByKind[Description['fields'][Name]['kind']], undefined>
    : ByKind[Description['fields'][Name]['kind']];
};

const schemasOf = (
  { fields }: EntityDescription,
  schemaOf: (field: FieldDescription, name: string) => GenericSchema,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      field.onWire,
      field.isExtra ? optional(schemaOf(field, name)) : schemaOf(field, name),
    ]),
  );

/** The id of a row under its name. */
export const idOf = <Description extends EntityDescription>({ idOnWire }: Description) =>
  ({ [idOnWire]: id }) as Readonly<Record<Description['idOnWire'], typeof id>>;

/** One row in the names of the server. Its name is required; its evidence and its version are optional. */
export const rowOf = <Description extends EntityDescription>(description: Description) => {
  const fields = schemasOf(description, ({ kind }, name) =>
    name === description.nameField ? text : inRow[kind],
  ) as Schemas<Description, typeof inRow>;
  return object({ ...idOf(description), ...fields, ...grounds, version });
};

/** The fields of a body that adds or edits a row. No text is longer than its field allows (D87). */
export const bodyOf = <Description extends EntityDescription>(description: Description) =>
  schemasOf(description, ({ kind, required, mayBeUnknown }, name) => {
    const isRequired = required !== undefined && !mayBeUnknown;
    if (kind === 'lines') return isRequired ? atLeastOneText : inBody.lines;
    if (kind !== 'line' && kind !== 'text') return inBody[kind];
    return (isRequired ? textUpTo : upTo)(longestOf(description, name));
  }) as Schemas<Description, typeof inBody>;
