/**
 * Runs a script or tool of this repository with its pinned version of Node, after installing the packages of the lockfile.
 * Where only the packages of production are installed it installs nothing, and runs what an operator uses with the Node that runs it.
 * Plain JavaScript without dependencies, because any Node from 20 on must be able to run it.
 *
 *   node scripts/run.mjs                      only the set-up
 *   node scripts/run.mjs scripts/x.ts …       a script
 *   node scripts/run.mjs vite build …         a tool from node_modules/.bin
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

/** Returns the packages in a lockfile. npm keeps a second lockfile in node_modules, of the installed packages. */
function packagesIn(...path) {
  try {
    return JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** True if the installed packages are not those of the lockfile. Compares contents, because a checkout may set any time stamp. */
function differs(installed, isCompared = () => true) {
  return Object.entries(packagesIn('package-lock.json') ?? {}).some(([path, wanted]) => {
    if (path === '' || !isCompared(wanted) || (wanted.optional && !installed[path])) return false;
    return installed[path]?.version !== wanted.version;
  });
}

/** Returns why an installation is needed, or undefined. */
function missing() {
  const installed = packagesIn('node_modules', '.package-lock.json');
  if (!installed) return 'first run';
  if (differs(installed)) return 'the lockfile has changed';
  return existsSync(pinnedNode) ? undefined : 'the pinned Node is missing';
}

/** True after `npm prune --omit=dev` and `npm ci --omit=dev`. */
function isProduction() {
  const installed = packagesIn('node_modules', '.package-lock.json');
  return installed !== undefined && !Object.values(installed).some(({ dev }) => dev);
}

/** What runs without development packages, and with the operator's Node. */
const operatorScripts = [
  'server/main.ts',
  'server/backup.ts',
  'scripts/deploy/check.ts',
  'scripts/contract.ts',
];

/** The first Node that runs them. An older one may do nothing and report no error, as it has no `import.meta.main`. */
const oldestNode = [24, 2];

/** Ends the process if the script cannot run here. Installs nothing, because a server may be running from this folder. */
function requireProduction(script) {
  if (!operatorScripts.includes(script))
    stop(
      'This command needs the development packages: run `npm ci --include=dev` while no server runs from this folder.',
    );
  const installed = packagesIn('node_modules', '.package-lock.json');
  if (differs(installed, ({ dev, devOptional }) => !dev && !devOptional))
    stop(
      'The lockfile has changed: stop the servers of this folder and run `npm ci --omit=dev`, or follow "A new version" in README.md.',
    );
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
    stop(
      `Node ${oldestNode.join('.')} or newer is needed without the development packages; this is ${process.version}.`,
    );
}

/** Ends the process with one sentence instead of a stack trace. */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function install(reason) {
  console.log(`Installing packages (${reason}) …`);
  const started = Date.now();
  const npm = process.env.npm_execpath;
  // With NODE_ENV=production npm leaves the development packages out, and the pinned Node with them.
  const asked = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm sets the path of its file when it runs this script. Otherwise npm is looked up, which needs a shell on Windows.
  const result = npm
    ? spawnSync(process.execPath, [npm, ...asked], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', asked, { cwd: root, stdio: 'inherit', shell: isWindows });
  if (result.status !== 0) stop('The packages could not be installed: see the lines above.');
  if (!existsSync(pinnedNode))
    stop(
      'The package `node` is there without its program: allow its install script and run `npm ci`.',
    );
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Holds the number of the process that installs. */
const lock = join(root, '.installing');

/** True while the process that installs runs. Its number may not be written yet. */
function isHeld() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Installs what is missing. Of two commands that begin together one installs, and the other waits for it. */
function installOnce() {
  if (!missing()) return;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isHeld()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      else rmSync(lock, { force: true });
    }
  }
  process.on('exit', () => rmSync(lock, { force: true }));
  const reason = missing();
  if (reason) install(reason);
  rmSync(lock, { force: true });
}

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Node 20 or newer is needed; this is ${process.version}.`);

const [target, ...given] = process.argv.slice(2);
const isPinned = !isProduction();
if (isPinned) installOnce();
else requireProduction(target);

if (target) {
  const isScript = /\.(ts|mjs|js)$/.test(target);
  const node = isPinned ? pinnedNode : process.execPath;
  const command = isScript ? node : join(tools, isWindows ? `${target}.cmd` : target);
  const child = spawn(command, isScript ? [target, ...given] : given, {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows && !isScript,
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}` },
  });
  // In a terminal Ctrl+C reaches the child directly. Other signals are passed on, and the child decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  child.on('error', (error) => stop(error.message));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
