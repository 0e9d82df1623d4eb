import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StorybookInBrowser } from '../openStorybook.ts';
import { openPage, settle, show } from '../language/openPage.ts';
import { root } from '../process.ts';
import type { Outcome } from '../testing/outcome.ts';
import { storiesIn } from '../visual/shots.ts';
import { wide } from './examination.ts';
import { differingLines, shortTree } from './tree.ts';

const folder = join(root, 'stories', 'trees');
const nameOf = (id: string): string => `${id.replace('--', '/')}.txt`;

/** The stories with a stored tree. */
const isKept = (id: string): boolean =>
  /^screens-.*--(ready|loading|polling|empty|load-error)$/.test(id);

const updateHint = 'Read it, then keep it with: npm run test:a11y -- trees --update';

function readTree(name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}

function writeTree(name: string, tree: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), tree);
}

function verdict(name: string, tree: string, isUpdate: boolean): string | undefined {
  const before = readTree(name);
  if (before === tree) return undefined;
  if (isUpdate) {
    writeTree(name, tree);
    return undefined;
  }
  if (before === undefined) return `There is no tree of it yet. ${updateHint}`;
  return [...differingLines(before, tree), updateHint].join('\n');
}

/** Trees without a story: removed on update, otherwise failures. */
function orphans(seen: ReadonlySet<string>, isUpdate: boolean): Outcome[] {
  const gone = globSync('**/*.txt', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !seen.has(name));
  if (isUpdate) for (const name of gone) rmSync(join(folder, name));
  return isUpdate
    ? []
    : gone.map((name) => ({ name, failure: `No story shows it. ${updateHint}` }));
}

/** Compares the accessibility tree of each screen, before any interaction, with the stored tree. */
export async function compareTrees(
  book: StorybookInBrowser,
  only: string | undefined,
  isUpdate: boolean,
): Promise<Outcome[]> {
  const page = await openPage(book.browser, book.address, wide.width, 'english');
  const outcomes: Outcome[] = [];
  for (const id of storiesIn(book.index, only).filter(isKept)) {
    const name = nameOf(id);
    try {
      await show(page, id);
      await settle(page);
      const failure = verdict(name, shortTree(await page.ariaSnapshot()), isUpdate);
      outcomes.push(failure === undefined ? { name } : { name, failure });
    } catch (error) {
      outcomes.push({ name, failure: String(error) });
    }
  }
  await page.context().close();
  const seen = new Set(outcomes.map(({ name }) => name));
  return only ? outcomes : [...outcomes, ...orphans(seen, isUpdate)];
}
