import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
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
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', hanging, 'npm start', ...options],
    { cwd: root, env: { ...process.env, PORT: '0', MODEL: 'none' } },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'exit');
  await expect.poll(() => said, { timeout: 20_000 }).toContain('Stop with Ctrl+C.');
  child.kill('SIGINT');
  // One Ctrl-C may arrive twice in a moment, and counts once. Until the second counts, it is pressed again.
  child.kill('SIGINT');
  await expect.poll(() => said).toContain('Stopping.');
  expect(child.exitCode).toBeNull();
  const pressed = setInterval(() => child.kill('SIGINT'), 50);
  expect(await ended).toEqual([130, null]);
  clearInterval(pressed);
  expect(said.split('Stopping.')).toHaveLength(2);
}, 60_000);
