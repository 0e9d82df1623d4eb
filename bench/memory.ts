import * as v from 'valibot';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { t } from '#domain/words/translate.ts';
import { openBrowser } from '#scripts/browser.ts';
import { openWindow, until, type Tab, type Tools } from './entry/bareTab.ts';
import { storeFigures } from './figures.ts';
import { chooseProspects, serveProduct, signInMember } from './product.ts';
import { arrivalAt } from './routes/ways.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 50);

/**
 * The engine writes machine code for functions that run often: 2 MB more after 100 rounds. Without it, the heap contains what the
 * product keeps.
 */
const withoutMachineCode = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** The rounds in which caches fill. Memory is compared after them. */
const warmUpRounds = 5;

const heapUsage = v.object({ usedSize: v.number() });
const counters = v.object({ nodes: v.number(), jsEventListeners: v.number() });
const detached = v.object({
  detachedNodes: v.array(v.object({ retainedNodeIds: v.array(v.number()) })),
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
  return {
    'heap (KB)': usedSize / 1024,
    nodes,
    'detached trees': detachedNodes.length,
    'detached nodes': detachedNodes.reduce((sum, one) => sum + one.retainedNodeIds.length, 0),
    listeners: jsEventListeners,
  };
}

/** Opens a page, and waits for its content. */
async function open(tab: Tab, path: string): Promise<void> {
  await tab.tools.send('Runtime.evaluate', {
    expression: `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  });
  const isShown = () =>
    tab.ask(({ title, content }) => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      const isBusy = document.querySelector('main [aria-busy=true]') !== null;
      return heading.startsWith(title) && !isBusy && document.querySelector(content) !== null;
    }, arrivalAt(path));
  await until(`what ${path} shows`, isShown, 20);
}

/** Presses the button of this name in the page. False while there is none that can be pressed. */
const press = (tab: Tab, name: string): Promise<boolean> =>
  tab.ask((wanted) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    const button = buttons.find(({ textContent }) => textContent.trim() === wanted);
    if (!button || button.disabled || button.ariaDisabled === 'true') return false;
    button.click();
    return true;
  }, name);

const hasDialog = (tab: Tab): Promise<boolean> =>
  tab.ask(() => document.querySelector('[role=dialog]') !== null);

/** Opens every page twice; at the keywords, opens and closes the form, and generates. */
async function workThrough(tab: Tab): Promise<void> {
  for (const { path } of [...workspacePages, ...workspacePages]) await open(tab, path);
  await open(tab, '/keyword-research');
  await until('the button of the form', () => press(tab, t('general.addCustom')), 20);
  await until('the form', () => hasDialog(tab), 20);
  for (const type of ['keyDown', 'keyUp'])
    await tab.tools.send('Input.dispatchKeyEvent', { type, key: 'Escape', code: 'Escape' });
  await until('the page without the form', async () => !(await hasDialog(tab)), 20);
  await until('the button that generates', () => press(tab, t('general.generateMore')), 20);
  const isBusy = () => tab.ask(() => document.querySelector('main [aria-busy=true]') !== null);
  await until('the end of the generation', async () => !(await isBusy()), 20);
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
  for (let round = 0; round < warmUpRounds; round += 1) await workThrough(tab);
  const before = await measure(tab.tools);
  for (let round = 0; round < rounds; round += 1) await workThrough(tab);
  const after = await measure(tab.tools);
  storeFigures('memory', {
    'in each round every page twice, a form and a generation': {
      [`after ${warmUpRounds} rounds`]: before,
      [`after ${rounds} more`]: after,
    },
  });
}
