import type { Page } from 'playwright';
import { typeInto } from '#e2e/driver/inPage.ts';
import { startProductAndBrowser } from '#e2e/driver/testProduct.ts';
import { demoCompanyId, demoProfile, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { keepFigures } from './keepFigures.ts';
import { percentile } from './statistics.ts';

const sizes = [0, 300, 3_000, 13_000];
/** The pause between keys of a fast typist. */
const betweenKeysMs = 120;
const typed = 'sourdough starter kit for beginners';

declare global {
  interface Window {
    keyTimes: number[];
  }
}

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
        // A message posted from a frame callback is read after that frame's style, layout and paint.
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
  await page.getByRole('grid', { name: 'Keywords' }).waitFor();
  await page.getByRole('button', { name: 'Paste many' }).click();
  const region = page.getByLabel('Region where none is given');
  await region.fill('Ireland');
}

/** Pastes a number of lines in the product and types a line below them. */
async function typeBelow(page: Page, rows: number): Promise<readonly number[]> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Keywords' });
  const lines = Array.from(
    { length: rows },
    (_, index) => `bread number ${index}\t${index * 10}\tLOW\t${index % 100}\t0.4\t1.5\t3\tIreland`,
  );
  await typeInto(field, `${lines.join('\n')}\n`);
  if (rows > 0)
    await page
      .getByRole('button', { name: new RegExp(`^Add ${rows.toLocaleString('en')} keywords?$`) })
      .waitFor();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(timeKeys);
  await page.keyboard.type(typed, { delay: betweenKeysMs });
  await page.waitForFunction((keys) => window.keyTimes.length >= keys, typed.length);
  return page.evaluate(() => window.keyTimes);
}

/** The cost of a key in 'Paste many', below few and many lines. */
export async function pasteBench(): Promise<void> {
  const world = await startProductAndBrowser();
  const figures: Record<string, Record<string, number>> = {};
  try {
    for (const rows of sizes) {
      const visitor = await world.newVisitor();
      const { page } = visitor;
      page.on('dialog', (dialog) => void dialog.accept());
      await visitor.goto(`${world.origins.demo}/users`);
      await visitor.signIn('ada@acme.example', 'Ada');
      await page.getByRole('button', { name: 'Add New User' }).waitFor();
      const info = { ...demoProfile, companyId: demoCompanyId, domain: demoWorkspace.domain };
      await page.evaluate(
        (text) => localStorage.setItem('businessInfo', text),
        JSON.stringify(info),
      );
      await openPaste(page, `${world.origins.demo}/keyword-research`);
      const times = await typeBelow(page, rows);
      figures[`${rows} rows`] = {
        'key p50 ms': percentile(times, 0.5),
        'key p95 ms': percentile(times, 0.95),
        keys: times.length,
      };
      await visitor.close();
    }
  } finally {
    await world.close();
  }
  keepFigures('paste', { figures });
}
