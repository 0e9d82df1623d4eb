/** Returns whether a path may be read. */
export type MayRead = (pathAndQuery: string) => boolean;

interface Rule {
  readonly pattern: string;
  readonly isAllowed: boolean;
}

const mostRules = 1000;

/** True when a pattern of robots.txt (`*` for anything, `$` for the end) matches the beginning of a path. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const last = parts.length - 1;
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (index === 0) {
      if (!path.startsWith(part)) return false;
      at = part.length;
      if (last === 0) return !isWhole || path.length === at;
    } else if (index === last && isWhole) {
      return path.length - part.length >= at && path.endsWith(part);
    } else {
      const found = path.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
  }
  return true;
}

/** Returns the rules for a reader: those of the group with its name, otherwise those for all. */
function rulesFor(name: string, text: string): readonly Rule[] {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const [key = '', ...rest] = (line.split('#')[0] ?? '').split(':');
    const value = rest.join(':').trim();
    const field = key.trim().toLowerCase();
    if (field === 'user-agent') {
      agents = isNaming ? [...agents, value.toLowerCase()] : [value.toLowerCase()];
      isNaming = true;
      for (const agent of agents) if (!groups.has(agent)) groups.set(agent, []);
    } else if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      const rule = { pattern: value, isAllowed: field === 'allow' };
      if (value !== '') for (const agent of agents) groups.get(agent)?.push(rule);
    }
  }
  return (groups.get(name.toLowerCase()) ?? groups.get('*') ?? []).slice(0, mostRules);
}

/** Reads a robots.txt (RFC 9309). The longest matching pattern decides; among equally long ones, the one that allows. */
export function robotsRules(name: string, text: string): MayRead {
  const rules = rulesFor(name, text);
  return (path) => {
    const [first] = rules
      .filter(({ pattern }) => fits(pattern, path))
      .sort(
        (one, other) =>
          other.pattern.length - one.pattern.length ||
          Number(other.isAllowed) - Number(one.isAllowed),
      );
    return first?.isAllowed ?? true;
  };
}
