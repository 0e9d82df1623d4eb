import type { EntityDescription } from '#domain/entities/description.ts';
import { descriptions } from '#domain/entities/descriptions.ts';
import { rewritableFields } from '#domain/rewriting/proposal.ts';
import { digestOf } from './answerOnce.ts';
import { messageOf } from './budget.ts';
import { generated, type Operations } from './operation.ts';
import { pickedOf } from './parts.ts';
import { forPeople, Refusal } from './refusal.ts';
import { businessOf, groundsOf, nameOf } from './round.ts';
import { generateOnce, runName } from './runs.ts';

function draftNameOf(description: EntityDescription, field: string): string {
  const { fields } = description;
  const name = rewritableFields(description).find((each) => fields[each]?.onWire === field);
  if (name === undefined)
    throw new Refusal(422, 'field: must be a field that can be written anew.', ['field']);
  return name;
}

function valuesOf({ fields }: EntityDescription, value: object) {
  const sent: Readonly<Record<string, unknown>> = { ...value };
  const entries = Object.entries(fields).map(([name, { onWire }]) => [name, sent[onWire]]);
  return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
}

export const suggestionOperations: Operations<'suggestions'> = {
  'suggestions.rewrite': async (context, { workspace, body }) => {
    const { rows, writer } = context;
    const { kind, field, declined = [] } = body;
    const description = descriptions[kind];
    const name = draftNameOf(description, field);
    const row = await rows.get(kind, workspace, body.id);
    // 404 means that a server lacks this call.
    if (!row) throw new Refusal(410, 'id: the row was deleted.', ['id']);
    const asked = [valuesOf(description, row.value)[name], ...declined];
    // A digest: a database indexes no key of this length.
    const texts = await digestOf(JSON.stringify(asked));
    const key = `${runName(workspace, 'rewrite', row.id)} ${kind} ${field} ${texts}`;
    return generateOnce(context, key, async () => {
      const { order, note } = await businessOf(context, workspace, row.owner);
      const list = { table: kind, workspace, owner: row.owner };
      const there = await pickedOf(rows, list, ({ id, value }) =>
        id === row.id ? [] : [nameOf(kind, value)],
      );
      const round = await writer.field({
        ...order,
        kind,
        row: valuesOf(description, row.value),
        field: name,
        declined,
        there: there.flat(),
      });
      const [item] = round.items;
      if (!item)
        throw forPeople(502, 'No other text came back. Try again, or edit this one yourself.');
      const { prompt: _own, ...grounds } = groundsOf(item);
      const value = typeof item.value === 'string' ? item.value : [...item.value];
      return generated({ data: { value, ...grounds }, message: messageOf(round, [note]) });
    });
  },
};
