import type { TestProduct } from '../../driver/testProduct.ts';
import { draftForms, type DraftForm } from './draftsForms.ts';
import { draftWays } from './draftsWays.ts';
import { reset, openScene } from '../faults/faultEntry.ts';
import { inLanes, wantedRows } from '../faults/faultLanes.ts';
import { caseOf, type Case, type Proof } from '../proof.ts';

async function casesOf(
  product: TestProduct,
  form: DraftForm,
  say: (line: string) => void,
): Promise<readonly Case[]> {
  const cases: Case[] = [];
  const scene = await openScene(product, form);
  // Accept the browser's question about unsaved text.
  scene.ada.context.on('dialog', (dialog) => void dialog.accept());
  for (const { name, check, whyNot } of draftWays) {
    const reason = whyNot?.(form);
    if (reason !== undefined) {
      say(`– ${form.name}, ${name}: impossible, ${reason}`);
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- interruptions are tested one by one
    const found = await caseOf(`${form.name}, ${name}`, () => check(scene, form));
    cases.push(found);
    if (found.failure !== undefined) say(`✗ ${found.name}: ${found.failure.split('\n')[0]}`);
    // oxlint-disable-next-line no-await-in-loop -- reset before the next case
    await reset(scene, form);
  }
  cases.push(await caseOf(`${form.name}: quiet console`, () => scene.ada.close()));
  return cases;
}

/** Typed text survives every interruption of every form, for the same person only. */
export const drafts: Proof = {
  name: 'drafts',
  run: (say, parts) =>
    inLanes(wantedRows(draftForms, parts), (product, form) => casesOf(product, form, say)),
};
