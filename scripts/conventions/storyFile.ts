import { Visitor, type ESTree } from 'vite';
import { exportsOf, type SourceTree } from './sourceTree.ts';

export interface Story {
  readonly name: string;
  /** True when the story or its whole file has the tag `visual`. */
  readonly isPictured: boolean;
  /** True when its play function presses or types. */
  readonly acts: boolean;
}

/** The parts of a story file that the conventions check. */
export interface StoryFile {
  /** The title given to `preview.meta`; undefined when there is no such call. */
  readonly title: string | undefined;
  readonly stories: readonly Story[];
}

const textOf = (node: ESTree.Node): string[] =>
  node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];

/** Returns the texts of a property of the object given to `preview.meta({…})`: a single one, or those of a list. */
function propertyOf(call: ESTree.CallExpression, wanted: string): string[] {
  const [given] = call.arguments;
  if (given?.type !== 'ObjectExpression') return [];
  return given.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (property.key.name !== wanted) return [];
    const { value } = property;
    return value.type === 'ArrayExpression'
      ? value.elements.flatMap((element) => (element ? textOf(element) : []))
      : textOf(value);
  });
}

/** True for `something.name(…)`. */
const isCall = ({ callee }: ESTree.CallExpression, name: string): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === name;

/** Reads the title, the story names and the picture tags of a story file. */
export function readStoryFile(tree: SourceTree, file: string): StoryFile {
  const metas: ESTree.CallExpression[] = [];
  const tags = new Map<string, readonly string[]>();
  /** Stories and helpers that press or type, themselves or through a helper above them. */
  const acting = new Set<string>();
  const text = tree.read(file);
  const acts = ({ start, end }: ESTree.Node): boolean => {
    const source = text.slice(start, end);
    return (
      source.includes('userEvent.') ||
      [...acting].some((name) => new RegExp(`(?<!\\.)\\b${name}\\(`).test(source))
    );
  };
  new Visitor({
    CallExpression: (node) => {
      if (isCall(node, 'meta')) metas.push(node);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return;
      if (acts(init)) acting.add(id.name);
      if (init.type === 'CallExpression' && isCall(init, 'story'))
        tags.set(id.name, propertyOf(init, 'tags'));
    },
  }).visit(tree.parse(file).program);
  const [meta] = metas;
  const shared = meta ? propertyOf(meta, 'tags') : [];
  return {
    title: meta && propertyOf(meta, 'title')[0],
    stories: exportsOf(tree, file).map((name) => {
      const all = [...shared, ...(tags.get(name) ?? [])];
      return {
        name,
        acts: acting.has(name),
        isPictured: all.includes('visual') && !all.includes('!visual'),
      };
    }),
  };
}
