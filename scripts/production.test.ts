import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './process.ts';
import { startNode } from './testing/startNode.ts';
import { temporaryTree } from './testing/temporaryTree.ts';
import { writeFiles } from './writeFiles.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const readme = read('README.md');
const unit = read('deploy/bellwether@.service');

interface Locked {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly optional?: boolean }>
  >;
}

/** What `npm prune --omit=dev` leaves of the repository: its files, and the packages without the development ones. */
function pruned(): string {
  const tree = temporaryTree({
    'npm.cjs': "require('node:fs').writeFileSync('installed.txt', '');",
  });
  for (const part of ['server', 'src', 'scripts', 'mocks', 'package.json', 'package-lock.json'])
    cpSync(join(root, part), join(tree, part), { recursive: true });
  const { packages } = JSON.parse(read('package-lock.json')) as Locked;
  const left = Object.entries(packages).filter(
    ([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path)),
  );
  writeFiles(tree, {
    'node_modules/.package-lock.json': JSON.stringify({ packages: Object.fromEntries(left) }),
  });
  // A package in the folder of another comes with it.
  for (const [path] of left.filter(([each]) => each.lastIndexOf('node_modules/') === 0)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    symlinkSync(join(root, path), join(tree, path), 'junction');
  }
  return tree;
}

/** Returns how the health check of the image ends when the server's port is this one. */
async function healthCheck(port: number): Promise<unknown> {
  const [, command = '[]'] =
    /^HEALTHCHECK .*\\\n *CMD (.*)$/m.exec(read('deploy/Dockerfile.server')) ?? [];
  const [program, ...args] = JSON.parse(command) as string[];
  expect(program).toBe('node');
  return (await startNode(args, { env: { PORT: String(port) } }).ended).code;
}

/** Runs the script of package.json as npm does, in the environment of the systemd unit. */
function start(tree: string, script: string, ...args: readonly string[]) {
  const [, ...words] = (scripts[script] ?? '').split(' ');
  return startNode([...words, ...args], {
    cwd: tree,
    env: {
      PATH: process.env['PATH'],
      npm_execpath: join(tree, 'npm.cjs'),
      NODE_ENV: 'production',
      DATA_DIR: join(tree, 'data'),
      APP_DIR: 'none',
      PORT: '0',
    },
  });
}

describe('after npm prune --omit=dev', { timeout: 60_000 }, () => {
  it('the server runs, a backup beside it and a restore after it, and nothing is installed', async () => {
    const tree = pruned();
    const file = join(tree, 'copy.sqlite');
    const server = start(tree, 'server');
    await expect.poll(server.output, { timeout: 20_000 }).toContain('"listening"');
    expect(await start(tree, 'backup', file).ended).toEqual({
      code: 0,
      output: `${file} has the data of ${join(tree, 'data')}.\n`,
    });
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    const restored = await start(tree, 'restore', file).ended;
    expect(restored.output).toContain(`now has the data of ${file}.\n`);
    expect(restored.code).toBe(0);
    expect(existsSync(join(tree, 'installed.txt'))).toBe(false);
  });

  it('the health check of the image succeeds while the server answers, and fails afterwards', async () => {
    const server = start(pruned(), 'server');
    const port = () => Number(/"listening":(\d+)/.exec(server.output())?.[1]);
    await expect.poll(port, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await healthCheck(port())).toBe(0);
    server.child.kill('SIGTERM');
    await server.ended;
    expect(await healthCheck(port())).toBe(1);
  });

  it('the checks of a live server start, and nothing is installed', async () => {
    const tree = pruned();
    const [site, contract] = await Promise.all([
      start(tree, 'deploy:check').ended,
      start(tree, 'contract', '--unknown').ended,
    ]);
    expect(site.output).toBe('Which address? npm run deploy:check -- https://app.example\n');
    expect(contract.output).toMatch(/^.*Possible are: --check <url>.*\n$/);
    expect(existsSync(join(tree, 'installed.txt'))).toBe(false);
  });
});

describe('the documented steps of an installation', () => {
  const steps = (text: string) => text.match(/npm (?:ci|run deploy:make|prune)[^`\n]*/g) ?? [];
  const image = read('deploy/Dockerfile.server');
  const withoutContainers = /^- \*\*Without:.*$/m.exec(readme)?.[0] ?? '';

  it('are the same in README and in the systemd unit', () => {
    expect(steps(withoutContainers)).toEqual([
      'npm ci',
      'npm run deploy:make',
      'npm prune --omit=dev',
    ]);
    expect(steps(unit)).toEqual(steps(withoutContainers));
  });

  it('build the app and leave the same packages in the image, which starts the same process', () => {
    expect(scripts['build']).toBe('node scripts/run.mjs vite build');
    expect(image).toContain('\nRUN node_modules/.bin/vite build\n');
    expect(image).toContain('\nRUN npm ci --omit=dev ');
    const [, started = ''] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit) ?? [];
    expect(scripts['server']).toBe(started.replace('node ', 'node scripts/run.mjs '));
    expect(image).toContain(`\nCMD ${JSON.stringify(started.split(' ')).replaceAll(',', ', ')}\n`);
  });

  it('mount the settings of the environment where the image looks for them', () => {
    const [, name] = /APP_SETTINGS=(\S+)/.exec(image) ?? [];
    const [, folder] = /\n(?:FROM [^\n]*\n)WORKDIR (\S+)\nENV /.exec(image) ?? [];
    expect(read('deploy/compose.yaml')).toContain(`- ./settings.json:${folder}/${name}:ro\n`);
  });

  it('limit the memory of each container, and start each again', () => {
    const [, ...parts] = read('deploy/compose.yaml').split(/^(?= {2}[\w-]+:\n)/m);
    for (const service of parts.filter((part) => part.includes('    image: ')))
      expect(service).toMatch(/ {4}mem_limit: \d+[gm]\n[^]* {4}restart: unless-stopped\n/);
    expect(read('deploy/compose.yaml')).toMatch(/^x-server: &server\n[^]*? {2}mem_limit: 1g\n/m);
  });

  it('name a Node that runs the server', () => {
    const [, oldest = ''] = /^const oldestNode = \[(.*)\];$/m.exec(read('scripts/run.mjs')) ?? [];
    const needed = `Node ${oldest.replace(', ', '.')} or newer`;
    expect(withoutContainers).toContain(needed);
    expect(unit).toContain(needed);
    const { engines } = JSON.parse(read('package.json')) as { readonly engines: object };
    expect(engines).toEqual({ node: `>=${oldest.replace(', ', '.')}` });
    const [major] = oldest.split(', ');
    for (const file of ['deploy/Dockerfile', 'deploy/Dockerfile.server'])
      for (const [, used] of read(file).matchAll(/^FROM node:(\d+)/gm)) expect(used).toBe(major);
  });
});
