import { array, object, string } from 'valibot';
import { longest as longestTexts } from '#domain/entities/description.ts';
import { fieldTextOf, linesIn } from '#domain/rewriting/proposal.ts';
import type { FieldText, RewritableKind } from '#domain/rewriting/proposal.ts';
import { nameOfDraft } from '../writer.ts';
import type { Drafts, FieldOrder, ListOrder, Suggested, Writer } from '../writer.ts';
import type { ModelClient } from './client/createClient.ts';
import { evidence, groundedItem } from './item.ts';
import { kinds, schemas } from './kinds.ts';
import { letterTask } from './letters.ts';
import { materialOf } from './material.ts';
import { peopleTask } from './people.ts';
import { askedOf } from './prompts.ts';
import { sectionOf, sectionTask } from './section.ts';
import { createWrite, type LogModel, type Task } from './write.ts';

/** Creates a writer that uses a model. Facts that the material does not contain are removed. */
export function modelWriter(client: ModelClient, log: LogModel = () => {}): Writer {
  const write = createWrite(client, log);
  return {
    list: (kind, order) => write(listTask(kind, order)),
    field: (order) => write(fieldTask(order)),
    people: (order) => write(peopleTask(order)),
    letters: (order) => write(letterTask(order)),
    section: async (order) => sectionOf(await write(sectionTask(order))),
  };
}

function listTask<Kind extends Suggested>(
  kind: Kind,
  order: ListOrder,
): Task<(typeof schemas)[Kind], Drafts[Kind]> {
  const { profile, site, there, gone = [], icpTitles } = order;
  const material = materialOf(profile, [site]);
  const shape = kinds[kind];
  return {
    ...order,
    prompt: kind,
    schema: schemas[kind],
    material,
    longest: shape.longest,
    isFewerRight: kind === 'targetCompanies',
    avoid: [...gone, ...there],
    values: { icps: icpTitles.slice(-80).join('; ') || 'there are none' },
    draftOf: (item) => {
      const grounded = groundedItem(item, shape, material);
      return grounded && { ...shape.toDraft(grounded.item, icpTitles), ...grounded.grounds };
    },
    nameOf: nameOfDraft,
  };
}

/** How a prompt calls a row with a field that can be rewritten. */
const called: Readonly<Record<RewritableKind, string>> = {
  usps: 'a unique selling point of this business',
  icps: 'a profile of an ideal customer of this business',
  geographies: 'a market this business could sell in',
  contentIdeas: 'an idea for an article, infographic or e-book of this business',
};

const asText = (value: FieldText, between = '\n'): string =>
  linesIn(value).join(between).slice(0, longestTexts.text);

const shown = (row: FieldOrder['row']): string =>
  Object.keys(row)
    .flatMap((name) => {
      const value = fieldTextOf(row, name);
      return value === undefined ? [] : `${name}: ${asText(value, '; ')}`;
    })
    .join('\n');

function fieldTask(order: FieldOrder) {
  const { kind, row, field, declined, profile, site, there } = order;
  const material = materialOf(profile, [site]);
  const { claims, longest, allowsCounts = false } = kinds[kind];
  const shape = {
    claims: claims.filter((claim) => claim === field),
    longest: { [field]: longest[field] ?? 0 },
    allowsCounts,
  };
  const now = fieldTextOf(row, field) ?? '';
  const text = typeof now === 'string' ? string() : array(string());
  const former = [now, ...declined].map((each) => asText(each));
  return {
    ...order,
    prompt: 'field' as const,
    schema: object({ [field]: text, evidence }),
    longest: shape.longest,
    material,
    count: 1,
    avoid: field === 'title' ? [...former, ...there] : former,
    values: { kind: called[kind], field, what: askedOf(kind, field), about: shown(row) },
    draftOf: (item: object) => {
      const grounded = groundedItem(item, shape, material);
      return grounded && { value: fieldTextOf(grounded.item, field) ?? '', ...grounded.grounds };
    },
    nameOf: ({ value }: { readonly value: FieldText }) => asText(value),
  };
}
