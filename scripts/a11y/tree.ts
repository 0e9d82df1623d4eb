/** A line of a tree and the lines below it. */
interface Branch {
  readonly line: string;
  readonly under: Branch[];
}

/** How many equal items in a row are kept. */
const kept = 2;
/** Fewer items than this are all kept. */
const many = 4;

const depthOf = (line: string): number => line.search(/\S/);

function grow(lines: readonly string[]): Branch[] {
  const branches: Branch[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const next = lines.findIndex((other, index) => index > at && depthOf(other) <= depthOf(line));
    const end = next < 0 ? lines.length : next;
    branches.push({ line, under: grow(lines.slice(at + 1, end)) });
    at = end;
  }
  return branches;
}

const repeated = ['row', 'listitem', 'article', 'option'];
const roleOf = ({ line }: Branch): string => /^\s*- '?(\w+)/.exec(line)?.[1] ?? '';

function write(branches: readonly Branch[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < branches.length;) {
    const first = branches[at];
    if (!first) break;
    const role = roleOf(first);
    const other = branches.findIndex((branch, index) => index > at && roleOf(branch) !== role);
    const end = other < 0 ? branches.length : other;
    const isLong = repeated.includes(role) && end - at >= many;
    const shown = branches.slice(at, isLong ? at + kept : end);
    for (const { line, under } of shown) lines.push(line, ...write(under));
    if (isLong) {
      const indent = ' '.repeat(depthOf(first.line));
      lines.push(`${indent}- … ${end - at - kept} more of role ${role}`);
    }
    at = end;
  }
  return lines;
}

/** Cuts long lines: the address of a draft contains the whole email. */
const cut = (line: string): string => (line.length > 200 ? `${line.slice(0, 200)}…` : line);

/** The accessibility tree in short: of many rows in a row, two are kept. */
export const shortTree = (snapshot: string): string =>
  `${write(grow(snapshot.split('\n').filter((line) => line.trim() !== '')))
    .map(cut)
    .join('\n')}\n`;

/** The lines that only one of two trees has, in order. */
export function differingLines(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.trimEnd().split('\n'));
  const only = (these: readonly string[] = [], those: readonly string[] = [], sign: string) =>
    these.filter((line) => !those.includes(line)).map((line) => `${sign} ${line}`);
  const found = [...only(old, now, '-'), ...only(now, old, '+')];
  return found.length > 0 || before === after ? found : ['the same lines are in another order'];
}
