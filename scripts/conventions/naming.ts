import { basename } from 'node:path';
import { exportsOf, type SourceTree, type Violation } from './sourceTree.ts';

const views = /^src\/(components|screens|containers|app)\/(?!theme\/).*\.tsx$/;
const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file);

/** The components that a view file exports: capitalised values other than React contexts. */
function componentsIn(tree: SourceTree, file: string): string[] {
  const text = tree.read(file);
  return exportsOf(tree, file).filter(
    (name) => /^[A-Z][a-z]/.test(name) && !new RegExp(`\\b${name} = createContext\\b`).test(text),
  );
}

/** One exported component for each view file, named as the file. */
export function oneComponent(tree: SourceTree): Violation[] {
  return tree.files
    .filter((file) => views.test(file) && !isTest(file))
    .flatMap((file) => {
      const name = basename(file, '.tsx');
      const found = componentsIn(tree, file);
      const isComponent = /^[A-Z]/.test(name);
      if (isComponent && !found.includes(name))
        return [{ file, rule: `exports no component ${name}: a file is named as what it exports` }];
      return found
        .filter((other) => other !== name)
        .map((other) => ({
          file,
          rule: `also exports ${other}: give it a file of its own, ${other}.tsx`,
        }));
    });
}

/** A disabled lint rule has its reason: in a comment on the line before, or after ` -- `. */
export function disabledRulesHaveReasons(tree: SourceTree): Violation[] {
  return tree.files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('scripts/conventions/'))
    .flatMap((file) => {
      const lines = tree.read(file).split('\n');
      const isBare = lines.some(
        (line, index) =>
          /\b(oxlint|eslint)-disable(?!.* -- \S)/.test(line) &&
          !/^\s*(\/\/|\*|\/\*|\{\/\*)(?!.*-disable)/.test(lines[index - 1] ?? ''),
      );
      return isBare
        ? [{ file, rule: 'switches a rule off without a reason: write ` -- why` after it' }]
        : [];
    });
}
