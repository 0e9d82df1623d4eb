import type { Rows } from '#server/rows/rows.ts';
import { demoCompanyId, demoWorkspace } from '../fixtures/demo.ts';
import { fillWith } from './manyRows.ts';

const workspace = demoWorkspace.domain;

/** Two fields of each kind that can be claims, as they are called on the wire. */
const claims = {
  usps: ['description', 'valueProposition'],
  icps: ['painPoints', 'goals'],
  geographies: ['competitionLevel', 'recommendation'],
  contentIdeas: ['keywords', 'outline'],
} as const;

const quote = 'Orders placed until midnight are delivered before six.';
const url = 'https://crumb.example/delivery';

/** What the first rows of a list rest on: the website, half of it, nothing, a template. */
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

/** Six rows in every list of the demo workspace, of which the first say what they rest on. */
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
