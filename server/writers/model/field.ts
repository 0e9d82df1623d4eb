import { array, strictObject, string } from 'valibot';
import { longest as longestTexts } from '#domain/entities/description.ts';
import {
  fieldTextOf,
  linesIn,
  type FieldText,
  type RewritableKind,
} from '#domain/rewriting/proposal.ts';
import type { FieldOrder, RewrittenField, Round } from '../writer.ts';
import { askForItems, type Spending } from './ask.ts';
import type { ModelClient } from './client/createClient.ts';
import { collect } from './collect.ts';
import { createDistinct } from './grounds/distinct.ts';
import { groundedItem } from './item.ts';
import { kinds } from './kinds.ts';
import { materialOf } from './material.ts';

/** How a prompt names a row, and how it describes each field that can be rewritten. */
const rules: Readonly<
  Record<RewritableKind, { readonly is: string; readonly fields: Readonly<Record<string, string>> }>
> = {
  usps: {
    is: 'a unique selling point of this business',
    fields: {
      title: 'at most eight words.',
      description: 'one or two sentences on what the business does differently.',
      valueProposition: 'one sentence on what its customers have of it.',
    },
  },
  icps: {
    is: 'a profile of an ideal customer of this business',
    fields: {
      title: 'at most eight words.',
      description: 'one or two sentences on who they are.',
      painPoints: 'three to five problems they have.',
      goals: 'three to five things they want to reach.',
    },
  },
  geographies: {
    is: 'a market this business could sell in',
    fields: { recommendation: 'one or two sentences on how to begin there.' },
  },
  contentIdeas: {
    is: 'an idea for an article, infographic or e-book of this business',
    fields: { title: 'as it would be published.', outline: 'four or five points.' },
  },
};

const evidence = array(strictObject({ field: string(), quote: string() }));
const asText = (value: FieldText): string => linesIn(value).join('\n').slice(0, longestTexts.text);

/** A row as the prompt shows it: each text under its field's name, none longer than a text may be. */
const shown = (row: FieldOrder['row']): string =>
  Object.entries(row)
    .filter(([, value]) => typeof value === 'string' || Array.isArray(value))
    .map(([name, value]) => {
      const text = Array.isArray(value) ? value.join('; ') : String(value);
      return `${name}: ${text.slice(0, longestTexts.text)}`;
    })
    .join('\n');

/** Writes another text for one field of a row, without invented facts. */
export async function rewriteField(
  client: ModelClient,
  { kind, row, field, declined, profile, site, budget, there }: FieldOrder,
  onCost: (spending: Spending) => void,
): Promise<Round<RewrittenField>> {
  const material = materialOf(profile, [site]);
  const { is, fields } = rules[kind];
  const { claims, longest, allowsCounts = false } = kinds[kind];
  const shape = {
    claims: claims.filter((claim) => claim === field),
    longest: { [field]: longest[field] ?? 0 },
    allowsCounts,
  };
  const now = fieldTextOf(row, field) ?? '';
  const isList = typeof now !== 'string';
  const schema = strictObject({ [field]: isList ? array(string()) : string(), evidence });
  const former = [asText(now), ...declined.map(asText)];
  const unwanted = field === 'title' ? [...former, ...there] : former;
  return collect<RewrittenField>(
    {
      count: 1,
      nameOf: ({ value }) => asText(value),
      isNew: createDistinct(unwanted),
      ask: async (count, spending) => {
        const values = { kind: is, field, what: fields[field] ?? 'a text.', about: shown(row) };
        const items = await askForItems(
          { client, budget, prompt: 'field', profile, material, avoid: unwanted, count, values },
          schema,
          spending,
        );
        return items.flatMap((item) => {
          const grounded = groundedItem(item, shape, material);
          const value = grounded?.item[field] as FieldText | undefined;
          if (!grounded || value === undefined || value.length === 0) return [];
          return [{ value, evidence: grounded.evidence, assumptions: grounded.assumptions }];
        });
      },
    },
    onCost,
  );
}
