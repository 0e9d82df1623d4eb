import type { Browser, CDPSession, Page } from 'playwright';
import { openBrowser } from '#scripts/browser.ts';
import { keepFigures } from './keepFigures.ts';
import { servePage } from './servePage.ts';
import { percentile } from './statistics.ts';

const port = 5341;
const words = ['email s', 'crm t', 'payroll', 'survey ex', 'seo temp'];
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** One measured visit: a fresh page of one contender with so many rows at one speed of the processor. */
interface Visit {
  readonly kind: string;
  readonly rows: number;
  readonly slowdown: number;
}

interface Sample {
  readonly mount: number;
  readonly keys: readonly number[];
  readonly frames: number;
  readonly blank: number;
  readonly long: number;
  readonly deltas: readonly number[];
  readonly nodes: number;
}

/** The table at once, the table whose skeleton stood there before (as in the product), the list written by hand. */
const kinds = ['kit', 'kitAfterSkeleton', 'vanilla'];
const sizes = [1_000, 10_000, 50_000];
const slowdowns = [1, 4];

/** The product's table beside a list written by hand, interleaved in one run with a fresh page each time. */
export async function tableBench(): Promise<void> {
  const server = await servePage('bench/pages/table', port);
  const browser = await openBrowser();
  const samples = new Map<string, Sample[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const visit of visits(round)) {
        const sample = await measure(browser, visit);
        const name = nameOf(visit);
        samples.set(name, [...(samples.get(name) ?? []), sample]);
      }
      process.stdout.write(`round ${round + 1} of ${rounds}\n`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  report(samples);
}

const nameOf = ({ kind, rows, slowdown }: Visit): string => `${kind} ${rows} ${slowdown}x`;

/** Every contender at every size; who goes first changes, so that none always meets a warmer machine. */
function visits(round: number): readonly Visit[] {
  const order = round % 2 === 0 ? kinds : kinds.toReversed();
  return slowdowns.flatMap((slowdown) =>
    sizes.flatMap((rows) => order.map((kind) => ({ kind, rows, slowdown }))),
  );
}

async function measure(browser: Browser, { kind, rows, slowdown }: Visit): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`http://127.0.0.1:${port}/?kind=${kind}&rows=${rows}`);
  await page.waitForFunction(() => document.title === 'ready');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const mount = await page.evaluate(() => window.bench.mount());
  const keys = await typed(page);
  const nodes = await page.evaluate(() => window.bench.nodes());
  const frames = await scrolled(page, devtools);
  await context.close();
  if (faults.length > 0) throw new Error(`${kind}: ${faults.join(', ')}`);
  return { mount, keys, nodes, ...frames };
}

/** Words typed letter by letter and taken back, as people do while they look for something. */
async function typed(page: Page): Promise<readonly number[]> {
  const search = page.getByRole('searchbox');
  await search.focus();
  // The first letters warm the page up; what a person feels from then on is what counts.
  for (const word of ['inv', ...words]) {
    for (const letter of word) await press(page, letter);
    for (let back = 0; back < word.length; back += 1) await press(page, 'Backspace');
  }
  const times = await page.evaluate(() => window.bench.keyTimes());
  return times.slice(6);
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(40);
}

/** Down by wheel in quick steps, then back to the top by one throw. */
async function scrolled(page: Page, devtools: CDPSession) {
  const box = await page.locator('.scroller').boundingBox();
  if (!box) throw new Error('Nothing to scroll');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    window.stopFrames = window.bench.recordFrames();
  });
  const gesture = { x, y, gestureSourceType: 'mouse' as const, preventFling: true };
  await devtools.send('Input.synthesizeScrollGesture', {
    ...gesture,
    yDistance: -12_000,
    speed: 4_000,
  });
  await devtools.send('Input.synthesizeScrollGesture', {
    ...gesture,
    yDistance: 8_000,
    speed: 8_000,
  });
  return page.evaluate(() => window.stopFrames());
}

const compared = ['key p50', 'key p95', 'mount p50'];

function report(samples: ReadonlyMap<string, readonly Sample[]>): void {
  const figures: Record<string, Record<string, number>> = {};
  for (const [name, taken] of samples) {
    const keys = taken.flatMap((sample) => sample.keys);
    const mounts = taken.map((sample) => sample.mount);
    const frames = taken.reduce((sum, sample) => sum + sample.frames, 0);
    const deltas = taken.flatMap((sample) => sample.deltas);
    figures[name] = {
      'key p50': percentile(keys, 0.5),
      'key p95': percentile(keys, 0.95),
      'mount p50': percentile(mounts, 0.5),
      'mount p95': percentile(mounts, 0.95),
      'frame p50': percentile(deltas, 0.5),
      'frame p95': percentile(deltas, 0.95),
      'blank %': (100 * taken.reduce((sum, sample) => sum + sample.blank, 0)) / frames,
      'long %': (100 * taken.reduce((sum, sample) => sum + sample.long, 0)) / frames,
      nodes: Math.max(...taken.map((sample) => sample.nodes)),
    };
  }
  const of = (kind: string, rows: number, slowdown: number, figure: string) =>
    figures[nameOf({ kind, rows, slowdown })]?.[figure] ?? Number.NaN;
  const ratios: Record<string, Record<string, number>> = {};
  for (const slowdown of slowdowns) {
    for (const rows of sizes) {
      for (const kind of kinds.slice(0, -1)) {
        ratios[`${kind} / vanilla ${rows} ${slowdown}x`] = Object.fromEntries(
          compared.map((figure) => [
            figure,
            of(kind, rows, slowdown, figure) / of('vanilla', rows, slowdown, figure),
          ]),
        );
      }
    }
    ratios[`kit growth 1,000 to 50,000 ${slowdown}x`] = Object.fromEntries(
      compared.map((figure) => [
        figure,
        of('kit', 50_000, slowdown, figure) / of('kit', 1_000, slowdown, figure),
      ]),
    );
  }
  keepFigures('table', { figures, ratios });
}
