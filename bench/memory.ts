import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { pages } from '#domain/pages/pageTable.ts';
import { t } from '#domain/words/translate.ts';
import { forkSandbox } from '#server/testing/forkSandbox.ts';
import { workspaceOrigin } from '#server/http/hosts.ts';
import { appFolder, buildWhenStale } from '#scripts/appBuild.ts';
import { openBrowser } from '#scripts/browser.ts';
import { openWindow, type Tab, type Tools } from './entry/bareTab.ts';
import { signInMember } from './entry/member.ts';
import { until } from './entry/until.ts';
import { keepFigures } from './keepFigures.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 100);

/** Caches fill during the first rounds: what is kept after them is compared. */
const warmUpRounds = 5;

const places = Object.entries(pages).flatMap(([path, page]) =>
  page.access === 'workspace' ? [{ path, title: t(page.title) }] : [],
);

const heapUsage = v.object({ usedSize: v.number() });
const counters = v.object({ nodes: v.number(), jsEventListeners: v.number() });
const detached = v.object({ detachedNodes: v.array(v.unknown()) });

async function measure(tools: Tools) {
  // What the first collection frees may free more.
  for (let times = 0; times < 3; times += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = v.parse(heapUsage, await tools.send('Runtime.getHeapUsage'));
  const { nodes, jsEventListeners } = v.parse(counters, await tools.send('Memory.getDOMCounters'));
  const { detachedNodes } = v.parse(detached, await tools.send('DOM.getDetachedDomNodes'));
  return {
    'heap (KB)': usedSize / 1024,
    nodes,
    'detached trees': detachedNodes.length,
    listeners: jsEventListeners,
  };
}

/** Opens every page twice, from the last as from the first, and waits for what it shows. */
async function goRound(tab: Tab): Promise<void> {
  for (const { path, title } of [...places, ...places]) {
    await tab.tools.send('Runtime.evaluate', {
      expression: `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    });
    const isShown = async () => {
      const heading = await tab.ask(() => document.querySelector('main h1')?.textContent);
      return heading?.startsWith(title) ?? false;
    };
    await until(`the page at ${path}`, isShown, 20);
    await until(
      `what ${path} lists`,
      () => tab.ask(() => document.querySelector('main [aria-busy=true]') === null),
      20,
    );
  }
}

/** Whether going around the product leaves anything behind: the heap and the DOM after many rounds, beside the first ones. */
export async function memoryBench(): Promise<void> {
  await buildWhenStale();
  const dataFolder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'));
  const sandbox = await forkSandbox({ dataFolder, appFolder, seed: 'demo' });
  try {
    await using browser = await openBrowser();
    const origin = workspaceOrigin('demo', sandbox.port);
    await using fresh = await openWindow(browser, await signInMember(browser, origin));
    const tab = await fresh.openTab();
    await tab.tools.send('DOM.enable');
    await tab.tools.send('Page.navigate', { url: `${origin}/dashboard` });
    // Without a selection the page of emails leads back to the prospects.
    await tab.ask(() => localStorage.setItem('selectedProspectIds', '[1,2,3]'));
    await tab.tools.send('Page.reload');
    await until('the product', () => tab.ask(() => document.querySelector('main h1') !== null));
    for (let round = 0; round < warmUpRounds; round += 1) await goRound(tab);
    const before = await measure(tab.tools);
    for (let round = 0; round < rounds; round += 1) await goRound(tab);
    const after = await measure(tab.tools);
    const rows = { [`after ${warmUpRounds} rounds`]: before, [`after ${rounds} more`]: after };
    keepFigures('memory', { 'every page opened twice in each round': rows });
  } finally {
    await sandbox.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
