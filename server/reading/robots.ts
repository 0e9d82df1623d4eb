export type MayRead = (pathAndQuery: string) => boolean;

interface Rule {
  readonly pattern: string;
  readonly isAllowed: boolean;
}

const reader = 'bellwether';
const mostRules = 1000;
/** The size that RFC 9309 asks a reader to process at least. */
const mostCharacters = 500 * 1024;

/** Writes a path or a pattern in one way (RFC 9309, 2.2.2), because each side may percent-encode other characters. */
const normalised = (text: string): string =>
  text.replace(/[^!-~]+|["<>\\^`{|}]+/g, encodeURIComponent).replace(/%[\da-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });

/** True when a pattern of robots.txt (`*` for anything, `$` for the end) matches the beginning of a path. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (isWhole && parts.length === 0) return path === first;
  const end = (isWhole && parts.pop()) || '';
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.length - end.length >= at && path.endsWith(end);
}

/** Returns the rules of the groups with the reader's name, otherwise those for all. Other groups are not kept. */
function rulesIn(text: string): readonly Rule[] {
  const lines = text.slice(0, mostCharacters).split(/[\r\n]+/);
  // The limit cuts the last line.
  if (text.length > mostCharacters) lines.pop();
  const groups = new Map<string, Rule[]>();
  const open = new Set<Rule[]>();
  let isNaming = false;
  for (const line of lines) {
    const [key = '', ...rest] = (line.split('#')[0] ?? '').split(':');
    const value = rest.join(':').trim();
    const field = key.trim().toLowerCase();
    if (field === 'user-agent') {
      if (!isNaming) open.clear();
      isNaming = true;
      const agent = value.toLowerCase();
      if (agent !== reader && agent !== '*') continue;
      const group = groups.get(agent) ?? [];
      groups.set(agent, group);
      open.add(group);
    } else if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      if (value === '') continue;
      const rule = { pattern: normalised(value), isAllowed: field === 'allow' };
      for (const group of open) if (group.length < mostRules) group.push(rule);
    }
  }
  return groups.get(reader) ?? groups.get('*') ?? [];
}

/** Reads a robots.txt (RFC 9309). The longest matching pattern decides; among equally long ones, the one that allows. */
export function robotsRules(text: string): MayRead {
  const rules = rulesIn(text).toSorted(
    (one, other) =>
      other.pattern.length - one.pattern.length || Number(other.isAllowed) - Number(one.isAllowed),
  );
  return (pathAndQuery) => {
    const path = normalised(pathAndQuery);
    return rules.find(({ pattern }) => fits(pattern, path))?.isAllowed ?? true;
  };
}
