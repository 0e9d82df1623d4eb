import { entries } from '../library/entries.ts';
import { basename } from 'node:path';
import { exportsOf, importsOf, type SourceTree, type Violation } from './sourceTree.ts';

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

/** A capitalised folder in components or screens has the name of its view. */
export function folderNames(tree: SourceTree): Violation[] {
  const folders = new Set(
    tree.files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => /^src\/(?:components|screens)\/[A-Z]\w*(?=\/)/.exec(file) ?? []),
  );
  return [...folders].flatMap((folder) => {
    const name = `${basename(folder)}${folder.startsWith('src/screens/') ? 'Screen' : ''}.tsx`;
    return tree.has(`${folder}/${name}`) ? [] : [{ file: folder, rule: `holds no ${name}` }];
  });
}

/** No files called utils or helpers: a name says what the file contains. */
export function noVagueNames(tree: SourceTree): Violation[] {
  const vague = /(^|[a-z/])(utils?|helpers?|common|misc)(\/|\.[\w.]+$)/i;
  return tree.files
    .filter((file) => vague.test(file))
    .map((file) => ({ file, rule: 'has a name without a subject: say what it is about' }));
}

const isEntry = (file: string) => Object.values<string>(entries).includes(file);

/** Only the library's entries re-export other files; all other imports name the file itself. */
export function noBarrels(tree: SourceTree): Violation[] {
  return tree.files
    .filter((file) => /^(src|server|mocks|stories)\/.*\.tsx?$/.test(file) && !isEntry(file))
    .filter((file) => {
      if (/\/index\.tsx?$/.test(file)) return true;
      const { body } = tree.parse(file).program;
      const isPassing = body.every(
        (part) =>
          part.type === 'ExportAllDeclaration' ||
          (part.type === 'ExportNamedDeclaration' && part.source !== null),
      );
      return isPassing && importsOf(tree, file).length > 0;
    })
    .map((file) => ({ file, rule: 'is a barrel: import the files themselves' }));
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

const longest = 400;

/** A file has at most 400 lines. */
export function sizes(tree: SourceTree): Violation[] {
  return tree.files
    .filter((file) => /\.(tsx?|mjs|mdx?|css|html|ya?ml)$/.test(file))
    .flatMap((file) => {
      const lines = tree.read(file).trimEnd().split('\n').length;
      return lines > longest
        ? [{ file, rule: `has ${lines} lines, ${longest} are the most: split it by subject` }]
        : [];
    });
}
