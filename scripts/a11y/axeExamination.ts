import type { Page } from 'playwright';
import type { Outcome } from '../testing/outcome.ts';
import { narrow, nextFrames, wide, type Examination } from './examination.ts';

const modes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

type Mode = keyof typeof modes;

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Runs Storybook's accessibility check on the current page, with the story's settings. */
function violations(page: Page, id: string): Promise<readonly Violation[]> {
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
    const settings = preview.currentRender?.story?.parameters.a11y ?? {};
    // Chromium reports the authored text fill, although forced colours replace it.
    const style = CSSStyleDeclaration.prototype;
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own object below
    const { getPropertyValue } = style;
    style.getPropertyValue = function read(name) {
      const asked = name === '-webkit-text-fill-color' ? 'color' : name;
      return getPropertyValue.call(this, asked);
    };
    const found = await new Promise<{ violations: Violation[] }>((resolve, reject) => {
      channel.once('storybook/a11y/result', (result) =>
        resolve(result as { violations: Violation[] }),
      );
      channel.once('storybook/a11y/error', reject);
      const options = { ...settings.options, resultTypes: ['violations'] };
      channel.emit('storybook/a11y/manual', storyId, { ...settings, options });
    });
    style.getPropertyValue = getPropertyValue;
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary = '' }) => ({ html, failureSummary })),
    }));
  }, id);
}

const told = ({ id, help, nodes }: Violation): string =>
  [
    `${id}: ${help}`,
    ...nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `  ${html.slice(0, 160)}\n  ${failureSummary ?? ''}`),
  ].join('\n');

async function inMode(page: Page, id: string, width: number, mode: Mode): Promise<Outcome> {
  await page.emulateMedia(modes[mode]);
  await nextFrames(page);
  const name = `${id} at ${width} in ${mode}`;
  const found = await violations(page, id);
  return found.length === 0 ? { name } : { name, failure: found.map(told).join('\n') };
}

/** Every rule of axe, target size included, in every theme at both widths. */
export const axeExamination: Examination = {
  appliesTo: () => true,
  async examine(page, id) {
    const outcomes: Outcome[] = [];
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size);
      await nextFrames(page);
      for (const mode of Object.keys(modes) as Mode[])
        outcomes.push(await inMode(page, id, size.width, mode));
    }
    await page.emulateMedia(modes.light);
    await page.setViewportSize(wide);
    return outcomes;
  },
};
