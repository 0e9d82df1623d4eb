import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import { percent } from './failureOf.ts';

/** A picture that differs, with its images for the report. */
export interface Difference {
  readonly name: string;
  readonly before: Buffer;
  readonly after: Buffer;
  readonly difference: Buffer;
  readonly share: number;
}

const folder = join(root, 'dist', 'visual');

/** The path of the report. */
export const reportPage = 'dist/visual/index.html';

const head = `<!doctype html><meta charset="utf-8"><title>Visual differences</title>
<style>
  body { font: 14px system-ui; margin: 24px; color-scheme: light dark }
  section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; margin: 0 0 40px; align-items: start }
  h2 { grid-column: 1 / -1; font-size: 16px; margin: 0 }
  figure { margin: 0 } img { width: 100%; border: 1px solid #8888 }
</style>`;

const section = ({ name, share }: Difference, index: number) => `<section>
  <h2>${name}: ${percent(share)} of the pixels</h2>
  ${['before', 'after', 'difference']
    .map(
      (kind) =>
        `<figure><img src="${index}-${kind}.png" alt=""><figcaption>${kind}</figcaption></figure>`,
    )
    .join('\n  ')}
</section>`;

/** Writes a report with each picture before and after, and the difference. */
export function writeReport(differences: readonly Difference[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = differences.map(section).join('\n');
  writeFileSync(
    join(folder, 'index.html'),
    `${head}\n<h1>${differences.length} differ</h1>\n${sections}\n`,
  );
  for (const [index, difference] of differences.entries())
    for (const kind of ['before', 'after', 'difference'] as const)
      writeFileSync(join(folder, `${index}-${kind}.png`), difference[kind]);
}
