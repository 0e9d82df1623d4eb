/** Returns whether a path may be read. */
export type MayRead = (pathAndQuery: string) => boolean;

interface Rule {
  readonly pattern: string;
  readonly isAllowed: boolean;
}

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

/** The lines of a robots.txt up to the size limit, without the line that the limit cuts. */
function linesOf(text: string): readonly string[] {
  const lines = text.slice(0, mostCharacters).split(/\r\n|[\r\n]/);
  return text.length > mostCharacters ? lines.slice(0, -1) : lines;
}

/** Returns the rules for a reader: those of the groups with its name, otherwise those for all. Other groups are not kept. */
function rulesFor(name: string, text: string): readonly Rule[] {
  const [own, all]: [Rule[], Rule[]] = [[], []];
  let [isNaming, isForOwn, isForAll, isNamed] = [false, false, false, false];
  for (const line of linesOf(text)) {
    const [key = '', ...rest] = (line.split('#')[0] ?? '').split(':');
    const value = rest.join(':').trim();
    const field = key.trim().toLowerCase();
    if (field === 'user-agent') {
      isForOwn = (isNaming && isForOwn) || value.toLowerCase() === name.toLowerCase();
      isForAll = (isNaming && isForAll) || value === '*';
      isNamed ||= isForOwn;
      isNaming = true;
    } else if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      const rule = { pattern: normalised(value), isAllowed: field === 'allow' };
      if (value === '') continue;
      if (isForOwn && own.length < mostRules) own.push(rule);
      if (isForAll && all.length < mostRules) all.push(rule);
    }
  }
  return isNamed ? own : all;
}

/** Reads a robots.txt (RFC 9309). The longest matching pattern decides; among equally long ones, the one that allows. */
export function robotsRules(name: string, text: string): MayRead {
  const rules = rulesFor(name, text);
  return (pathAndQuery) => {
    const path = normalised(pathAndQuery);
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
