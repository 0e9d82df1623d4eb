import { demoCompanyId, demoWorkspace } from '../fixtures/demo.ts';
import { seedDemo } from '../handlers/seedDemo.ts';
import { createStore } from '../store/store.ts';
import { fillTargets } from './manyRows.ts';
import type { Store } from '../store/store.ts';

interface Ref {
  readonly targetid: number | string;
  readonly name: string;
}

function targetsIn(fill: (store: Store) => void): readonly Ref[] {
  const store = createStore();
  fill(store);
  return store.targetCompanies
    .list(demoWorkspace.domain, String(demoCompanyId))
    .map(({ targetid, target_company_name: name }) => ({ targetid, name }));
}

/** The target companies of `ready()`, as a browser that has selected them keeps them. */
export const readyTargets = (): readonly Ref[] => targetsIn(seedDemo);

/** Those of `unsearched(count)`. */
export const unsearchedTargets = (count = 6): readonly Ref[] =>
  targetsIn((store) => fillTargets(store, count));
