import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../process.ts';
import { copyOfCheckout } from '../testing/copyOfCheckout.ts';

const invoices = `
  '/invoices': {
    access: 'workspace',
    title: 'users.title',
    lead: 'users.lead',
    name: 'shell.users',
    menu: 'inbound',
    step: null,
    requires: null,
    back: '/keyword-research',
    next: ['/nowhere'],
    lists: ['invoices'],
    shape: { body: 'table', actions: [] },
  },
} as const satisfies`;

/** Replaces a text in a file. Throws when the file does not contain it. */
function replace(file: string, former: string, text: string): void {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(former)) throw new Error(`${file} has no ${former}`);
  writeFileSync(file, source.replace(former, text));
}

// The other lists of pages are derived from the page table.
it(
  'does not compile a new page until it has a container, a list and words for its generation',
  {
    timeout: 300_000,
  },
  async () => {
    const tree = copyOfCheckout();
    const at = (file: string) => join(tree, file);
    replace(at('src/domain/pages/pageTable.ts'), '\n} as const satisfies', invoices);
    const kinds = '] as const;\n\nexport type GenerationKind';
    replace(at('src/domain/work/generation.ts'), kinds, `, 'invoices'${kinds}`);
    const { output } = await run('tsc', ['--noEmit', '--incremental', 'false'], { cwd: tree });
    const files = output.split('\n').flatMap((line) => /^([\w./]+)\(/.exec(line)?.[1] ?? []);
    expect([...new Set(files)]).toEqual([
      'src/app/pageParts.ts',
      // Its next page does not exist.
      'src/domain/pages/routes.ts',
      'src/screens/generation/GenerationPill.tsx',
      'src/screens/generation/StepLine.tsx',
      'src/state/generatedLists.ts',
    ]);
  },
);
