import { Visitor, type ESTree } from 'vite';
import { exportsOf, type House } from './house.ts';

/** What the conventions want to know of a story file. */
export interface StoryFile {
  /** The title given to `preview.meta`, or nothing when there is no such call. */
  readonly title: string | undefined;
  readonly tags: readonly string[];
  readonly stories: readonly string[];
}

const textOf = (node: ESTree.Node): string[] =>
  node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];

/** The texts of a property of the object given to `preview.meta({…})`: one, or those of a list. */
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

const isMeta = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'meta';

/** Reads title, tags and story names out of a story file. */
export function readStoryFile(house: House, file: string): StoryFile {
  const metas: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression: (node) => {
      if (isMeta(node)) metas.push(node);
    },
  }).visit(house.parse(file).program);
  const [meta] = metas;
  return {
    title: meta && propertyOf(meta, 'title')[0],
    tags: meta ? propertyOf(meta, 'tags') : [],
    stories: exportsOf(house, file),
  };
}
