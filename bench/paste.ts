import type { Page } from 'playwright';
import { twoFrames } from '#e2e/driver/inPage.ts';
import { startProductAndBrowser, type TestProduct } from '#e2e/driver/testProduct.ts';
import { t } from '#domain/words/translate.ts';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { storeFigures } from './storeFigures.ts';
import { percentile } from './statistics.ts';

const sizes = [0, 300, 3_000, 10_000, 13_000];
const slowdowns = [1, 4];
/** The pause between keys of a fast typist. */
const betweenKeysMs = 120;
const typed = 'sourdough starter kit for beginners';

declare global {
  interface Window {
    keyTimes: number[];
    tasks: number[];
  }
}

/** Records every task over 50 ms. */
const timeTasks = () => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    window.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
};

/** Measures every key in the focused field, from the key event to the frame that shows it. */
const timeKeys = () => {
  const times: number[] = [];
  window.keyTimes = times;
  let pressed = 0;
  document.addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  document.addEventListener(
    'input',
    () => {
      const from = pressed;
      requestAnimationFrame(() => {
        // A message posted from a frame callback arrives after that frame's style, layout and paint.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => times.push(performance.now() - from));
        port1.start();
        port2.postMessage(0);
      });
    },
    true,
  );
};

async function openPaste(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('table', { name: 'Keywords' }).waitFor();
  await page.getByRole('button', { name: t('list.paste') }).click();
  const region = page.getByLabel(t('keywords.paste.fill'));
  await region.fill('Ireland');
}

/** Pastes a number of lines: made in the page, so that bringing them there is not measured. */
const paste = (field: Element, rows: number) => {
  const lines = Array.from(
    { length: rows },
    (_, index) => `bread number ${index}\t${index * 10}\tLOW\t${index % 100}\t0.4\t1.5\t3\tIreland`,
  );
  const text = `${lines.join('\n')}\n`;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  // What the page does not take is pasted by the browser.
  if (field.dispatchEvent(event)) document.execCommand('insertText', false, text);
};

/** Pastes a number of lines in the product. Returns the longest task until they are previewed. */
async function pasteRows(page: Page, rows: number): Promise<number> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: t('keywords.paste.text') });
  await page.evaluate(timeTasks);
  await field.focus();
  await field.evaluate(paste, rows);
  const label = t('keywords.paste.submit', { count: rows });
  // Asked by its text: finding a button by its role takes long in this preview, and would be measured.
  if (rows > 0)
    await page.waitForFunction((text) => {
      const button = document.querySelector('[role=dialog] button[type=submit]:not(:disabled)');
      return button?.textContent === text;
    }, label);
  // A task is reported after its end.
  await twoFrames(page);
  return page.evaluate(() => Math.max(0, ...window.tasks));
}

/** Types a line below the pasted ones. */
async function typeBelow(page: Page): Promise<readonly number[]> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: t('keywords.paste.text') });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(timeKeys);
  await page.keyboard.type(typed, { delay: betweenKeysMs });
  await page.waitForFunction((keys) => window.keyTimes.length >= keys, typed.length);
  return page.evaluate(() => window.keyTimes);
}

/** Pastes lines at one processor speed and types below them. */
async function visit(world: TestProduct, rows: number, slowdown: number) {
  const visitor = await world.newVisitor();
  const { page } = visitor;
  page.on('dialog', (dialog) => void dialog.accept());
  await visitor.goto(`${world.origins.demo}/users`);
  await visitor.signIn('ada@acme.example', 'Ada');
  await page.getByRole('button', { name: 'Add New User' }).waitFor();
  await page.evaluate((text) => localStorage.setItem('businessInfo', text), storedDemoBusiness);
  await openPaste(page, `${world.origins.demo}/keyword-research`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const longest = await pasteRows(page, rows);
  const times = await typeBelow(page);
  await visitor.close();
  return {
    'longest task ms': longest,
    'key p50 ms': percentile(times, 0.5),
    'key p95 ms': percentile(times, 0.95),
    keys: times.length,
  };
}

/** Measures 'Paste many' with few and many lines: the longest task until the preview, and the time of a key below the lines. */
export async function pasteBench(): Promise<void> {
  const world = await startProductAndBrowser();
  const figures: Record<string, Record<string, number>> = {};
  try {
    for (const slowdown of slowdowns)
      for (const rows of sizes)
        figures[`${rows} rows ${slowdown}x`] = await visit(world, rows, slowdown);
  } finally {
    await world.close();
  }
  storeFigures('paste', { figures });
}
