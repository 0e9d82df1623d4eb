import { contentIdeaDescription } from '#domain/content/contentIdea.ts';
import { fieldNames, type EntityDescription } from '#domain/entities/description.ts';
import { geographyDescription } from '#domain/insights/geography.ts';
import { icpDescription } from '#domain/insights/icp.ts';
import { uspDescription } from '#domain/insights/usp.ts';
import { rewritableFields, type RewritableKind } from '#domain/rewriting/proposal.ts';
import type { Row } from '../rows/rows.ts';
import type { Tables } from '../rows/tables.ts';
import { accountOf, messageOf } from './account.ts';
import { found, type Context } from './context.ts';
import { groundsOf } from './groundsOf.ts';
import { groundOf } from './keptSite.ts';
import { knownText, rewritesOf, withKnown } from './knownTexts.ts';
import { worthReading, type Asked, type Operations } from './operation.ts';
import { noSuggestions, Refusal } from './refusal.ts';
import { nameIn } from './suggested.ts';

const descriptions: Readonly<Record<RewritableKind, EntityDescription>> = {
  usps: uspDescription,
  icps: icpDescription,
  geographies: geographyDescription,
  contentIdeas: contentIdeaDescription,
};

/** The row that is meant. One that is gone is no 404: that says that a server does not have the call. */
async function rowOf(
  { rows }: Pick<Context, 'rows'>,
  workspace: string,
  { kind, id }: Asked<'suggestions.rewrite'>['body'],
): Promise<Row<Tables[RewritableKind]>> {
  const row = await rows.get(kind, workspace, String(id));
  if (!row) throw new Refusal(410, 'id: the row was deleted.', ['id']);
  return row;
}

/** The name in the drafts of a field that can be written anew. */
function nameOf(description: EntityDescription, field: string): string {
  const name = rewritableFields(description).find(
    (each) => description.fields[each]?.onWire === field,
  );
  if (name === undefined)
    throw new Refusal(422, 'field: must be a field that can be written anew.', ['field']);
  return name;
}

/** What a row says under the names of the drafts. */
const valuesOf = (description: EntityDescription, value: object) => {
  const onWire: Readonly<Record<string, unknown>> = { ...value };
  const entries = fieldNames(description).map((name) => [
    name,
    onWire[description.fields[name]?.onWire ?? name],
  ]);
  return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
};

/** Suggestions that are not whole rows. */
export const suggestionOperations: Operations<'suggestions'> = {
  'suggestions.rewrite': async (context, { workspace, body }) => {
    const { rows, writer, runs } = context;
    const { kind, field, declined = [] } = body;
    const description = descriptions[kind];
    const name = nameOf(description, field);
    const row = await rowOf(context, workspace, body);
    const { value: profile } = await found(rows, 'companies', workspace, row.owner);
    const texts = JSON.stringify([valuesOf(description, row.value)[name], ...declined]);
    return runs.join(`${workspace} rewrite ${kind} ${row.id} ${field} ${texts}`, async (keep) => {
      const { site, note } = await groundOf(context, workspace, row.owner, profile.website);
      const [others, icps] = await Promise.all([
        rows.list(kind, workspace, row.owner),
        rows.list('icps', workspace, row.owner),
      ]);
      const round = await writer.field({
        kind,
        row: valuesOf(description, row.value),
        field: name,
        declined,
        profile,
        site,
        account: accountOf(context, workspace),
        icpTitles: icps.map(({ value }) => value.title),
        there: others
          .filter(({ id }) => id !== row.id)
          .map(({ value }) => (nameIn[kind] as (value: object) => string)(value)),
      });
      const [item] = round.items;
      if (!item)
        throw noSuggestions(502, 'No other text came back. Try again, or edit this one yourself.');
      const { prompt: _own, ...grounds } = groundsOf(item);
      const message = messageOf(round, [note]);
      const value = typeof item.value === 'string' ? item.value : [...item.value];
      // Remembered, so that the edit that brings this text is known not to be a person's own words.
      return keep.together(`${workspace} ${kind} ${row.id}`, async (within) => {
        const key = rewritesOf(kind, row.id);
        const known = (await within.names.get('rewrites', workspace, key)) ?? [];
        const text = knownText(field, value, grounds);
        await within.names.put('rewrites', workspace, key, withKnown(known, text));
        return {
          success: true as const,
          data: { value, ...grounds },
          ...(message !== undefined && { message, ...worthReading }),
        };
      });
    });
  },
};
