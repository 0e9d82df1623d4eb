import { contentIdeaDescription } from '#domain/content/contentIdea.ts';
import { fieldNames, type EntityDescription } from '#domain/entities/description.ts';
import { geographyDescription } from '#domain/insights/geography.ts';
import { icpDescription } from '#domain/insights/icp.ts';
import { uspDescription } from '#domain/insights/usp.ts';
import { rewritableFields, type RewritableKind } from '#domain/rewriting/proposal.ts';
import type { Row } from '../rows/rows.ts';
import type { Tables } from '../rows/tables.ts';
import { messageOf } from './budget.ts';
import type { Context } from './context.ts';
import { digestOf } from './digestOf.ts';
import { generated, type ValidRequest, type Operations } from './operation.ts';
import { noSuggestions, Refusal } from './refusal.ts';
import { pickedOf } from './parts.ts';
import { businessOf, groundsOf, icpTitlesOf, rowName } from './round.ts';
import { generateOnce } from './runs.ts';

const descriptions: Readonly<Record<RewritableKind, EntityDescription>> = {
  usps: uspDescription,
  icps: icpDescription,
  geographies: geographyDescription,
  contentIdeas: contentIdeaDescription,
};

/** Returns the row to rewrite. A deleted row is refused with 410, because 404 means that a server lacks this call. */
async function rowOf(
  { rows }: Pick<Context, 'rows'>,
  workspace: string,
  { kind, id }: ValidRequest<'suggestions.rewrite'>['body'],
): Promise<Row<Tables[RewritableKind]>> {
  const row = await rows.get(kind, workspace, String(id));
  if (!row) throw new Refusal(410, 'id: the row was deleted.', ['id']);
  return row;
}

/** Returns the draft's name of a rewritable field, or refuses other fields. */
function nameOf(description: EntityDescription, field: string): string {
  const name = rewritableFields(description).find(
    (each) => description.fields[each]?.onWire === field,
  );
  if (name === undefined)
    throw new Refusal(422, 'field: must be a field that can be written anew.', ['field']);
  return name;
}

/** Returns the values of a row by the field names of drafts. */
const valuesOf = (description: EntityDescription, value: object) => {
  const onWire: Readonly<Record<string, unknown>> = { ...value };
  const entries = fieldNames(description).map((name) => [
    name,
    onWire[description.fields[name]?.onWire ?? name],
  ]);
  return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
};

/** The operations that suggest texts for single fields. */
export const suggestionOperations: Operations<'suggestions'> = {
  'suggestions.rewrite': async (context, { workspace, body }) => {
    const { rows, writer } = context;
    const { kind, field, declined = [] } = body;
    const description = descriptions[kind];
    const name = nameOf(description, field);
    const row = await rowOf(context, workspace, body);
    const asked = [valuesOf(description, row.value)[name], ...declined];
    // A digest: a database indexes no key of this length.
    const texts = await digestOf(JSON.stringify(asked));
    const key = `${workspace} rewrite ${kind} ${row.id} ${field} ${texts}`;
    return generateOnce(context, key, async () => {
      const { order, note } = await businessOf(context, workspace, row.owner);
      const others = await pickedOf(rows, kind, workspace, row.owner, ({ id, value }) => ({
        id,
        name: (rowName[kind] as (value: object) => string)(value),
      }));
      const round = await writer.field({
        ...order,
        kind,
        row: valuesOf(description, row.value),
        field: name,
        declined,
        icpTitles: await icpTitlesOf(rows, workspace, row.owner),
        there: others.filter(({ id }) => id !== row.id).map(({ name: other }) => other),
      });
      const [item] = round.items;
      if (!item)
        throw noSuggestions(502, 'No other text came back. Try again, or edit this one yourself.');
      const { prompt: _own, ...grounds } = groundsOf(item);
      const value = typeof item.value === 'string' ? item.value : [...item.value];
      return generated({ data: { value, ...grounds }, message: messageOf(round, [note]) });
    });
  },
};
