import type { Page } from 'playwright';
import { scan } from '../language/scan.ts';
import type { Outcome } from '../testing/outcome.ts';
import { layoutFaults } from './layoutFaults.ts';
import { narrow, nextFrames, wide, type Examination } from './examination.ts';

/** Text settings of a browser, as required by WCAG 1.4.4 and 1.4.12. */
const bigText = 'html { font-size: 200% !important; }';
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

const settings = [
  { name: 'at 320', width: 320, css: '' },
  { name: 'with 200 % text at 1280', width: wide.width, css: bigText },
  { name: 'with 200 % text at 390', width: narrow.width, css: bigText },
  { name: 'with text spacing at 1280', width: wide.width, css: wideText },
  { name: 'with text spacing at 390', width: narrow.width, css: wideText },
];

/** Replaces the style that a person adds. */
const applyStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const id = 'added-style';
    const style = document.getElementById(id) ?? document.createElement('style');
    style.id = id;
    style.textContent = text;
    document.head.append(style);
  }, css);

async function inSetting(page: Page, width: number, css: string): Promise<string[]> {
  await page.setViewportSize({ width, height: wide.height });
  await applyStyle(page, css);
  await nextFrames(page);
  const { cut } = await page.evaluate(scan, { exact: [], patterns: [], isUnmarked: true });
  const laid = await page.evaluate(layoutFaults);
  return [...laid, ...cut.map((text) => `is cut: ${text}`)];
}

/** Screens at 320 pixels, with 200 % text and with text spacing: nothing scrolls sideways, is cut off or overlaps. */
export const fitExamination: Examination = {
  appliesTo: (id) => id.startsWith('screens-'),
  async examine(page, id) {
    const outcomes: Outcome[] = [];
    for (const { name, width, css } of settings) {
      const found = await inSetting(page, width, css);
      const what = `${id} ${name}`;
      outcomes.push(
        found.length === 0 ? { name: what } : { name: what, failure: found.join('\n') },
      );
    }
    await applyStyle(page, '');
    await page.setViewportSize(wide);
    return outcomes;
  },
};
