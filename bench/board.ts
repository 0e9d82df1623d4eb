import type { Browser } from 'playwright';
import { openBrowser } from '#scripts/browser.ts';
import { storeFigures } from './storeFigures.ts';
import { servePage } from './servePage.ts';
import { percentile } from './statistics.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const sizes = [50, 500, 5_000];

interface Sample {
  /** The time until the first card is painted. */
  readonly mount: number;
  /** The longest time the page did not respond: while cards loaded, more were requested and a form opened. */
  readonly longest: number;
  readonly nodes: number;
}

async function visit(browser: Browser, address: string, cards: number): Promise<Sample> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${address}?cards=${cards}`);
  await page.waitForFunction(() => document.title === 'ready');
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const mount = await page.evaluate(async () => {
    const start = performance.now();
    window.showCards();
    while (document.querySelector('main article button') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  // A portion is loaded when the page shows how many cards remain.
  if (cards > 50) for (let step = 0; step < 3; step += 1) await more.click();
  await page.getByRole('button', { name: 'Add Custom' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks));
  const nodes = await page.evaluate(() => document.querySelectorAll('#root *').length);
  await page.close();
  return { mount, longest, nodes };
}

/** A board with few and with thousands of cards: the time to the first card, and the longest time without a response. */
export async function boardBench(): Promise<void> {
  await using site = await servePage('bench/pages/board');
  await using browser = await openBrowser();
  const samples = new Map<number, Sample[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const cards of round % 2 === 0 ? sizes : sizes.toReversed()) {
      const sample = await visit(browser, site.address, cards);
      samples.set(cards, [...(samples.get(cards) ?? []), sample]);
    }
  }
  const figures = Object.fromEntries(
    [...samples].map(([cards, taken]) => [
      `${cards} cards`,
      {
        'mount p50': percentile(
          taken.map(({ mount }) => mount),
          0.5,
        ),
        'longest task': Math.max(...taken.map(({ longest }) => longest)),
        nodes: Math.max(...taken.map(({ nodes }) => nodes)),
      },
    ]),
  );
  storeFigures('board', { figures });
}

declare global {
  interface Window {
    showCards: () => void;
    longTasks: number[];
  }
}
