import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath } from './chromium.ts';
import { run } from './process.ts';

const isRoot = process.getuid?.() === 0;

/** True on Debian, whose package includes all libraries of the browser. Ubuntu's package only refers to its app store. */
const isDebian = (): boolean =>
  existsSync('/usr/bin/apt-get') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** The ways to get a browser, the most likely to work here first. */
function sources() {
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  const testTool = {
    name: 'the test tool (playwright install)',
    command: 'playwright',
    args: ['install', ...withLibraries, 'chromium'],
  };
  if (!isRoot || !isDebian()) return [testTool];
  const install =
    'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell';
  const name = 'the package manager (apt-get)';
  return [{ name, command: 'sh', args: ['-c', install] }, testTool];
}

function found(): string | undefined {
  const installed = chromiumPath();
  if (installed) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds an installed Chromium or downloads one, and reports which. */
export async function fetchChromium(say: (line: string) => void): Promise<void> {
  const present = found();
  if (present) return say(`Browser: ${present}`);
  const reasons: string[] = [];
  for (const source of sources()) {
    say(`No Chromium found: fetching one with ${source.name} …`);
    const { output } = await run(source.command, source.args, { silenceMs: 300_000 });
    const fetched = found();
    if (fetched) return say(`Browser: ${fetched}, fetched with ${source.name}`);
    reasons.push(`${source.name}:\n${output.trim()}`);
  }
  throw new Error(
    `No Chromium, and none could be fetched. Install one, or name it in CHROMIUM_PATH.\n${reasons.join('\n')}`,
  );
}
