type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * A pattern for the keys that a template can make: `message.${call}`, `${area}.title`. What a template begins with is the area,
 * which has no dot. Undefined for other texts.
 */
function patternOf({ quasis }: Tree): RegExp | undefined {
  const fixed = (quasis as readonly Tree[]).map(({ value }) => String(Object(value).cooked));
  const isOfKeys = fixed.every((part) => /^[\w.]*$/.test(part)) && /[a-z]/i.test(fixed.join(''));
  if (!isOfKeys) return undefined;
  const texts = fixed.map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${texts.join('.+').replace(/^\.\+/, '[^.]+')}$`);
}

/** The keys that parsed code names: as a literal, or as a template that can make them. */
export function keysIn(program: unknown, keys: readonly string[]): string[] {
  const whole = new Set<unknown>();
  const patterns: RegExp[] = [];
  const walk = (node: unknown) => {
    if (!isTree(node)) return;
    if (node['type'] === 'Literal') whole.add(node['value']);
    const pattern = node['type'] === 'TemplateLiteral' ? patternOf(node) : undefined;
    if (pattern) patterns.push(pattern);
    for (const part of Object.values(node)) walk(part);
  };
  walk(program);
  return keys.filter((key) => whole.has(key) || patterns.some((pattern) => pattern.test(key)));
}
