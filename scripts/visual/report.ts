import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import { percent } from './failureOf.ts';
import { pictures } from './pictures.ts';
import { views } from './shots.ts';

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

const head = `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>
  body { font: 14px system-ui; margin: 24px; color-scheme: light dark }
  section { display: flex; gap: 12px; margin: 0 0 40px; align-items: start }
  h2 { margin: 64px 0 8px } h3 { font-size: 14px; margin: 0 0 4px }
  figure { margin: 0; flex: 1280 } figure.narrow { flex: 390 } img { width: 100%; border: 1px solid #8888 }
</style>`;

const figure = (source: string, caption: string, kind = '') =>
  `<figure class="${kind}"><a href="${source}"><img loading="lazy" src="${source}" alt=""></a><figcaption>${caption}</figcaption></figure>`;

const different = (
  { name, share }: Difference,
  index: number,
) => `<h3>${name}: ${percent(share)} of the pixels</h3>
<section>${['before', 'after', 'difference'].map((kind) => figure(`${index}-${kind}.png`, kind)).join('')}</section>`;

/** All views of a story in one row: light and dark side by side, first wide, then narrow. */
function storyRow(story: string, names: ReadonlySet<string>): string {
  const figures = views.flatMap(({ theme, width }) => {
    const name = `${story}.${theme}-${width}.png`;
    const kind = width < 1000 ? 'narrow' : '';
    return names.has(name)
      ? figure(`../../stories/pictures/${name}`, `${theme} ${width}`, kind)
      : [];
  });
  return `<h3>${story.replace(/^.*\//, '')}</h3>\n<section>${figures.join('')}</section>`;
}

/** Every picture, grouped by the file of its stories. */
function everyPicture(): string {
  const names = new Set(pictures.names());
  const stories = new Set([...names].map((name) => name.replace(/\.\w+-\d+\.png$/, '')).sort());
  const files = Map.groupBy(stories, (story) => story.replace(/\/.*$/, ''));
  return [...files]
    .map(
      ([file, each]) =>
        `<h2>${file}</h2>\n${each.map((story) => storyRow(story, names)).join('\n')}`,
    )
    .join('\n');
}

/** Writes a page with each picture that differs, before and after, and below them all pictures as they are stored. */
export function writeReport(differences: readonly Difference[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `${head}\n<h1>${differences.length} differ</h1>\n${differences.map(different).join('\n')}\n${everyPicture()}\n`,
  );
  for (const [index, difference] of differences.entries())
    for (const kind of ['before', 'after', 'difference'] as const)
      writeFileSync(join(folder, `${index}-${kind}.png`), difference[kind]);
}
