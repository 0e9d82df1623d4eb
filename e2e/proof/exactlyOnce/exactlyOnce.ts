import { caseOf, type Case, type Proof } from '../proof.ts';
import { startDemo, type Demo } from './demo.ts';
import { formRow } from './form.ts';
import { allForms } from './forms.ts';
import { generationRows, removalRows } from './presses.ts';
import { openScene, reset, type Row } from './scene.ts';

/** Every control that changes data. */
const rows: readonly Row[] = [...allForms.map(formRow), ...removalRows, ...generationRows];

/** How many pages are tested at the same time, each on its own product. */
const lanes = 3;

async function casesOf(demo: Demo, row: Row): Promise<readonly Case[]> {
  const place = `${row.call} on ${row.path}`;
  const cases: Case[] = [];
  const opened = await caseOf(`${place} opens`, async () => {
    const scene = await openScene(demo, row);
    for (const { name, check } of row.attempts) {
      const found = await caseOf(`${place}, ${name}`, () => check(scene));
      cases.push(found);
      if (found.failure !== undefined) await reset(scene, row);
    }
    cases.push(await caseOf(`${place}: quiet console`, () => scene.ada.close()));
  });
  return opened.failure === undefined ? cases : [...cases, opened];
}

/** Every control that changes data, pressed more often than intended: one request for each intent. */
export const exactlyOnce: Proof = {
  name: 'exactly once',
  async run(say, parts) {
    const isWanted = ({ path, call }: Row) =>
      parts.some((part) => path.split('?')[0] === part || call.startsWith(part));
    const wanted = parts.length === 0 ? rows : rows.filter(isWanted);
    const cases: Case[] = [];
    const left = wanted.values();
    const walk = async (demo: Demo) => {
      for (const row of left) {
        const found = await casesOf(demo, row);
        for (const { name, failure } of found) if (failure !== undefined) say(`✗ ${name}`);
        cases.push(...found);
      }
    };
    const demos: Demo[] = [];
    try {
      while (demos.length < Math.min(lanes, wanted.length)) demos.push(await startDemo());
      await Promise.all(demos.map(walk));
    } finally {
      await Promise.all(demos.map(({ product }) => product.close()));
    }
    return cases;
  },
};
