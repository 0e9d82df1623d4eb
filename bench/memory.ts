import * as v from 'valibot';
import { pages } from '#domain/pages/pageTable.ts';
import { t } from '#domain/words/translate.ts';
import { openBrowser } from '#scripts/browser.ts';
import { openWindow, until, type Tab, type Tools } from './entry/bareTab.ts';
import { storeFigures } from './figures.ts';
import { chooseProspects, serveProduct, signInMember } from './product.ts';
import { arrivalAt } from './routes/ways.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 100);

/**
 * The engine writes machine code for functions that run often: 2 MB more after 100 rounds. Without it, the heap contains what the
 * product keeps.
 */
const withoutMachineCode = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** The rounds in which caches fill. Memory is compared after them. */
const warmUpRounds = 5;

const places = Object.entries(pages).flatMap(([path, page]) =>
  page.access === 'workspace' ? [{ path, title: t(page.title) }] : [],
);

const heapUsage = v.object({ usedSize: v.number() });
const counters = v.object({ nodes: v.number(), jsEventListeners: v.number() });
const detached = v.object({
  detachedNodes: v.array(
    v.object({
      treeNode: v.object({ nodeName: v.string(), attributes: v.optional(v.array(v.string())) }),
      retainedNodeIds: v.array(v.number()),
    }),
  ),
});

async function measure(tools: Tools) {
  // Objects freed by the first collection may free others.
  for (let times = 0; times < 3; times += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = v.parse(heapUsage, await tools.send('Runtime.getHeapUsage'));
  const { nodes, jsEventListeners } = v.parse(counters, await tools.send('Memory.getDOMCounters'));
  // Enabled for this question only: the browser's inspector keeps the nodes it has told of.
  await tools.send('DOM.enable');
  const { detachedNodes } = v.parse(detached, await tools.send('DOM.getDetachedDomNodes'));
  await tools.send('DOM.disable');
  const trees: Record<string, number> = {};
  for (const { treeNode } of detachedNodes) {
    const name = [treeNode.nodeName, ...(treeNode.attributes ?? [])].join(' ').slice(0, 100);
    trees[name] = (trees[name] ?? 0) + 1;
  }
  return {
    figures: {
      'heap (KB)': usedSize / 1024,
      nodes,
      'detached trees': detachedNodes.length,
      'detached nodes': detachedNodes.reduce((sum, one) => sum + one.retainedNodeIds.length, 0),
      listeners: jsEventListeners,
    },
    trees,
  };
}

/** Opens every page forwards and backwards, and waits for its content. */
async function visitAllPages(tab: Tab): Promise<void> {
  for (const { path, title } of [...places, ...places]) {
    await tab.tools.send('Runtime.evaluate', {
      expression: `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    });
    const isShown = async () => {
      const heading = await tab.ask(() => document.querySelector('main h1')?.textContent);
      return heading?.startsWith(title) ?? false;
    };
    await until(`the page at ${path}`, isShown, 20);
    const content = arrivalAt(path).content;
    await until(
      `what ${path} lists`,
      () =>
        tab.ask((wanted) => {
          const isBusy = document.querySelector('main [aria-busy=true]') !== null;
          return !isBusy && document.querySelector(wanted) !== null;
        }, content),
      20,
    );
  }
}

/** Finds memory leaks: compares heap and DOM after many rounds through the product with the first rounds. */
export async function memoryBench(): Promise<void> {
  await using product = await serveProduct();
  await using browser = await openBrowser([withoutMachineCode]);
  // Without a selection the page of emails redirects to the prospects.
  const member = await signInMember(browser, product.origin, chooseProspects);
  await using fresh = await openWindow(browser, member);
  const tab = await fresh.openTab();
  await tab.tools.send('Page.navigate', { url: `${product.origin}/dashboard` });
  await until('the product', () => tab.ask(() => document.querySelector('main h1') !== null));
  for (let round = 0; round < warmUpRounds; round += 1) await visitAllPages(tab);
  const before = await measure(tab.tools);
  for (let round = 0; round < rounds; round += 1) await visitAllPages(tab);
  const after = await measure(tab.tools);
  storeFigures('memory', {
    'every page opened twice in each round': {
      [`after ${warmUpRounds} rounds`]: before.figures,
      [`after ${rounds} more`]: after.figures,
    },
    'trees that scripts keep outside the document': Object.fromEntries(
      Object.entries(after.trees).map(([name, count]) => [
        name,
        { before: before.trees[name] ?? 0, after: count },
      ]),
    ),
  });
}
