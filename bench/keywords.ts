import type { Browser, Page } from 'playwright';
import { openBrowser } from '#scripts/browser.ts';
import { serveFolder } from '#scripts/serveFolder.ts';
import { percentile, storeFigures, type Figures } from './figures.ts';
import { buildPage } from './product.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const sizes = [100, 1_000, 5_000];
const slowdowns = [1, 4];
const words = ['email s', 'crm t', 'payroll', 'survey ex', 'seo temp'];

/** Measures one visit at one processor speed: shows rows, types words and deletes them. */
async function visit(browser: Browser, address: string, slowdown: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1200 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(address);
  await page.waitForFunction(() => document.title === 'ready');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const mount = await page.evaluate(() => window.bench.mount());
  const keys = await typed(page);
  const presses = await pressed(page);
  const nodes = await page.evaluate(() => window.bench.nodes());
  await context.close();
  if (faults.length > 0) throw new Error(`${address}: ${faults.join(', ')}`);
  return { mount, keys, presses, nodes };
}

type Sample = Awaited<ReturnType<typeof visit>>;

/** Types words letter by letter and deletes them, as people do while they search. */
async function typed(page: Page): Promise<readonly number[]> {
  await page.getByRole('searchbox').focus();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(40);
  };
  // The first word warms up the page and is not counted.
  for (const word of ['inv', ...words]) {
    for (const letter of word) await press(letter);
    for (let back = 0; back < word.length; back += 1) await press('Backspace');
  }
  const times = await page.evaluate(() => window.bench.keyTimes());
  return times.slice(6);
}

/** Sorts, filters and opens the form, several times each. The first round, which loads the form, is not counted. */
async function pressed(page: Page) {
  const times = { sort: [] as number[], filter: [] as number[], dialog: [] as number[] };
  const press = async (figure: keyof typeof times, name: string) => {
    times[figure].push(await page.evaluate((control) => window.bench.press(control), name));
    await page.waitForTimeout(100);
  };
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Low', exact: true }).waitFor();
  for (let round = 0; round < 5; round += 1) {
    if (round === 1) for (const taken of Object.values(times)) taken.length = 0;
    await press('sort', 'Keywords');
    await press('filter', 'Low');
    await press('dialog', 'Add Custom');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return times;
}

/** Returns the figures of several visits. */
function figuresOf(taken: readonly Sample[]): Figures {
  const keys = taken.flatMap((sample) => sample.keys);
  const mounts = taken.map((sample) => sample.mount);
  return {
    'key p50': percentile(keys, 0.5),
    'key p95': percentile(keys, 0.95),
    ...Object.fromEntries(
      (['sort', 'filter', 'dialog'] as const).map((figure) => {
        const times = taken.flatMap(({ presses }) => presses[figure]);
        return [`${figure} p95`, percentile(times, 0.95)];
      }),
    ),
    'mount p50': percentile(mounts, 0.5),
    'mount p95': percentile(mounts, 0.95),
    nodes: Math.max(...taken.map((sample) => sample.nodes)),
  };
}

/** Measures the keyword screen with few and many rows: the time of a key in the search, and of the first rows. */
export async function keywordsBench(): Promise<void> {
  await using site = await serveFolder(await buildPage('bench/pages/keywords'));
  await using browser = await openBrowser();
  const samples = new Map<string, Sample[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const slowdown of slowdowns) {
      // The order alternates, so that no size always runs on a warmer machine.
      for (const rows of round % 2 === 0 ? sizes : sizes.toReversed()) {
        const sample = await visit(browser, `${site.address}?rows=${rows}`, slowdown);
        const name = `${rows} rows ${slowdown}x`;
        samples.set(name, [...(samples.get(name) ?? []), sample]);
      }
    }
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  const rows = [...samples].map(([name, taken]) => [name, figuresOf(taken)] as const);
  storeFigures('keywords', { figures: Object.fromEntries(rows) });
}
