import { paths } from '#api/contract/paths.ts';
import type { TestProduct } from '../../driver/testProduct.ts';
import { businessForm, scrape, workspaceForm } from './faultEntryForms.ts';
import { listForms } from './faultFormRows.ts';
import { reset, openScene } from './faultEntry.ts';
import { inLanes, wantedRows } from './faultLanes.ts';
import { formRow } from './faultForms.ts';
import { loadRows } from './faultLoadRows.ts';
import { generations, removals, rewriting } from './faultPressRows.ts';
import { pressRow } from './faultPresses.ts';
import { faultKinds } from './faults.ts';
import type { FaultRow, Scene } from './faultScene.ts';
import { caseOf, expectSame, type Case, type Proof } from '../proof.ts';

/** Every call of the product, on the page that makes it. */
const faultRows: readonly FaultRow[] = [
  ...loadRows,
  ...[...listForms, businessForm, scrape, workspaceForm].map(formRow),
  ...[...removals, ...generations, rewriting].map(pressRow),
];

/** A row stops after this number of failures. */
const enough = 3;

type Say = (line: string) => void;

async function casesOf(product: TestProduct, row: FaultRow, say: Say): Promise<readonly Case[]> {
  const cases: Case[] = [];
  const scene = await openScene(product, row);
  const attempt = async (name: string, check: (scene: Scene) => Promise<void>) => {
    const found = await caseOf(name, async () => {
      // Forget earlier redirects to the sign-in, so that this is the first.
      await scene.page.evaluate(() => sessionStorage.clear());
      await check(scene);
      if ((await scene.page.locator('#root').innerText()).trim() === '')
        throw new Error('a blank page');
    });
    cases.push(found);
    if (found.failure !== undefined) {
      say(`✗ ${name}: ${found.failure.split('\n')[0]}`);
    }
    if (found.failure !== undefined || row.leavesPage) await reset(scene, row);
  };
  for (const kind of faultKinds) {
    if (cases.filter(({ failure }) => failure !== undefined).length === enough) break;
    const name = `${row.call} on ${row.path} × ${kind.name}`;
    const cell = row.cellOf(kind);
    if ('impossible' in cell) say(`– ${name}: impossible, ${cell.impossible}`);
    // oxlint-disable-next-line no-await-in-loop -- one page, one fault after the other
    else await attempt(name, cell.check);
  }
  cases.push(await caseOf(`${row.call} on ${row.path}: quiet console`, () => scene.ada.close()));
  return cases;
}

/** Every call of the product against every fault, in a browser on the built app. */
export const faultMatrix: Proof = {
  name: 'faults',
  async run(say, parts) {
    const found = await inLanes(wantedRows(faultRows, parts), (product, row) =>
      casesOf(product, row, say),
    );
    const calls = Object.keys(paths);
    const missing = calls.filter((call) => !faultRows.some((row) => row.call === call));
    return [
      ...found,
      await caseOf('every call of the API has its row', () =>
        expectSame('without one', missing.join(), ''),
      ),
    ];
  },
};
