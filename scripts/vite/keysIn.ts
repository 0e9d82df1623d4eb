import { Visitor, type ESTree } from 'vite';

/**
 * A pattern for the keys that a template can make: `message.${call}`, `${area}.title`. What a template begins with is the area,
 * which has no dot. Undefined for other texts.
 */
function patternOf({ quasis }: ESTree.TemplateLiteral): RegExp | undefined {
  const fixed = quasis.map(({ value }) => value.cooked ?? '');
  const isOfKeys = fixed.every((part) => /^[\w.]*$/.test(part)) && /[a-z]/i.test(fixed.join(''));
  if (!isOfKeys) return undefined;
  const texts = fixed.map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${texts.join('.+').replace(/^\.\+/, '[^.]+')}$`);
}

/** The keys that parsed code names: as a literal, or as a template that can make them. */
export function keysIn(program: ESTree.Program, keys: readonly string[]): string[] {
  const whole = new Set<unknown>();
  const patterns: RegExp[] = [];
  new Visitor({
    Literal: ({ value }) => void whole.add(value),
    TemplateLiteral: (node) => {
      const pattern = patternOf(node);
      if (pattern) patterns.push(pattern);
    },
  }).visit(program);
  return keys.filter((key) => whole.has(key) || patterns.some((pattern) => pattern.test(key)));
}
