import { expect, it } from 'vitest';
import { startNode } from './testing/startNode.ts';
import { temporaryTree } from './testing/temporaryTree.ts';
import { root } from './process.ts';

/** `npm start` without a build, and with something that never ends when it stops. */
const hanging = `
import { runSandbox } from './scripts/runSandbox.ts';
await runSandbox({
  close: () => {
    console.log('Stopping.');
    return new Promise(() => setInterval(() => {}, 1_000));
  },
});
`;

it('npm start ends at once after a second Ctrl-C, also while something runs', async () => {
  const options = ['--seed', 'none', '--data', temporaryTree({})];
  const { child, ended, output } = startNode(
    ['--input-type=module', '--eval', hanging, 'npm start', ...options],
    { cwd: root, env: { ...process.env, PORT: '0', MODEL: 'none' } },
  );
  await expect.poll(output, { timeout: 20_000 }).toContain('Stop with Ctrl+C.');
  child.kill('SIGINT');
  // One Ctrl-C may arrive twice in a moment, and counts once. Until the second counts, it is pressed again.
  child.kill('SIGINT');
  await expect.poll(output).toContain('Stopping.');
  expect(child.exitCode).toBeNull();
  const pressed = setInterval(() => child.kill('SIGINT'), 50);
  expect((await ended).code).toBe(130);
  clearInterval(pressed);
  expect(output().split('Stopping.')).toHaveLength(2);
}, 60_000);
