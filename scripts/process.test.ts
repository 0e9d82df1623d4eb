import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { run } from './process.ts';
import { temporaryTree } from './testing/temporaryTree.ts';

const node = (script: string, silenceMs: number) => run('node', ['-e', script], { silenceMs });

it('stops a tool that prints nothing', async () => {
  const { code, output } = await node('setInterval(() => {}, 1000)', 100);
  expect(code).toBe(1);
  expect(output).toBe('\nnode printed nothing for 0.1 s and was stopped.\n');
});

it('does not wait for what a stopped tool has started', { timeout: 10_000 }, async () => {
  const { output } = await run('sh', ['-c', 'sleep 15 & sleep 15'], { silenceMs: 100 });
  expect(output).toContain('was stopped');
});

// A shell, because Node takes seconds to start on a busy machine.
it('lets a tool go on for as long as it prints', async () => {
  const script = 'for turn in 1 2 3 4 5 6 7 8; do echo more; sleep 0.3; done';
  const { code, output } = await run('sh', ['-c', script], { silenceMs: 2_000 });
  expect(code).toBe(0);
  expect(output).not.toContain('was stopped');
});

it('ends a tool together with its own process', async () => {
  const folder = temporaryTree({
    'tool.mjs': `import { writeFileSync } from 'node:fs';
      writeFileSync(process.argv[2], String(process.pid));
      setInterval(() => {}, 1000);`,
    'own.mjs': `import { statSync } from 'node:fs';
      import { run } from ${JSON.stringify(join(import.meta.dirname, 'process.ts'))};
      const [tool, note] = process.argv.slice(2);
      void run('node', [tool, note]);
      setInterval(() => statSync(note, { throwIfNoEntry: false })?.size && process.exit(), 20);`,
  });
  const note = join(folder, 'pid');
  await run('node', [join(folder, 'own.mjs'), join(folder, 'tool.mjs'), note]);
  const tool = Number(readFileSync(note, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(tool, 0)).toThrow('ESRCH'), 15_000);
});
