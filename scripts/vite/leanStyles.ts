import { parseAst, type Plugin } from 'vite';
import { leanCss } from './leanCss.ts';

/** What makes rules of a template, called as it is or on something: `css`, `styled.div`, `styled(Box)`, `styled.div.attrs({})`. */
const makers = new Set(['css', 'styled', 'createGlobalStyle', 'keyframes']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The name a tag begins with. */
function makerOf(tag: unknown): string | undefined {
  const { name, object, callee } = Object(tag) as Readonly<Record<string, unknown>>;
  if (typeof name === 'string') return name;
  return object || callee ? makerOf(object ?? callee) : undefined;
}

/** The texts of all templates that make rules, in their order. */
function textsOfRules(node: Node, found: Node[] = []): Node[] {
  const { type, tag, quasi } = node as Node & Readonly<Record<string, unknown>>;
  if (type === 'TaggedTemplateExpression' && makers.has(makerOf(tag) ?? ''))
    found.push(...(Object(quasi) as { readonly quasis: readonly Node[] }).quasis);
  for (const child of Object.values(node).flat()) if (isNode(child)) textsOfRules(child, found);
  return found;
}

/** Ships the style rules of the product without their comments and indentation, which no minifier of scripts touches. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('styled-components')) return undefined;
      let lean = '';
      let done = 0;
      for (const { start, end } of textsOfRules(parseAst(code))) {
        lean += code.slice(done, start) + leanCss(code.slice(start, end));
        done = end;
      }
      return { code: lean + code.slice(done), map: null };
    },
  };
}
