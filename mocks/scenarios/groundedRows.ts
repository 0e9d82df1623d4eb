import type { Rows } from '#server/rows/rows.ts';
import { demoCompanyId, demoWorkspace } from '../fixtures/demo.ts';
import { fillWith } from './manyRows.ts';

const workspace = demoWorkspace.domain;

/** Two fields of each kind that state facts, under their names in answers. */
const claims = {
  usps: ['description', 'valueProposition'],
  icps: ['painPoints', 'goals'],
  geographies: ['competitionLevel', 'recommendation'],
  contentIdeas: ['keywords', 'outline'],
} as const;

const quote = 'Orders placed until midnight are delivered before six.';
const url = 'https://crumb.example/delivery';

/** The evidence of the first rows: for both fields, for one of them, for none, and a sample. */
const groundsOf = ([first, second]: readonly [string, string]) => [
  {
    evidence: [
      { field: first, quote, url },
      { field: second, quote: 'We bring bread from small bakeries to cafés.' },
    ],
  },
  { evidence: [{ field: first, quote, url }], assumptions: [second] },
  { assumptions: [first, second] },
  { sample: true as const },
];

/** Fills every list of the demo workspace with six rows, of which the first ones have evidence. */
export async function fillGrounded(rows: Rows): Promise<void> {
  await fillWith(rows, 6);
  for (const table of ['usps', 'icps', 'geographies', 'contentIdeas'] as const) {
    const list = await rows.list(table, workspace, String(demoCompanyId));
    for (const [index, grounds] of groundsOf(claims[table]).entries()) {
      const id = list[index]?.id;
      if (id !== undefined) await rows.update(table, workspace, String(id), grounds);
    }
  }
}
