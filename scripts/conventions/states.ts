import { dirname, posix } from 'node:path';
import { Visitor } from 'vite';
import { importsOf, type SourceTree, type Violation } from './sourceTree.ts';
import { readStoryFile } from './storyFile.ts';
import { storyFilesOf, subjectsOf, type Subject } from './subjects.ts';

const union = 'src/domain/lists/remote.ts';

/** A status of the union and the story that shows it: `loading` → `Loading`; an error on load is a `LoadError`. */
const storyOf = (status: string): string =>
  status === 'error' ? 'LoadError' : `${status.charAt(0).toUpperCase()}${status.slice(1)}`;

/** The statuses of the Remote union, read from its source. */
function statusesOf(tree: SourceTree): string[] {
  if (!tree.has(union)) return [];
  const found = new Set<string>();
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation?.typeAnnotation;
      if (key.type !== 'Identifier' || key.name !== 'status' || type?.type !== 'TSLiteralType')
        return;
      if (type.literal.type === 'Literal') found.add(String(type.literal.value));
    },
  }).visit(tree.parse(union).program);
  return [...found];
}

/** The file that an import names, for imports of screens, components and domain. */
function target(file: string, specifier: string): string {
  return specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : posix.join(dirname(file), specifier);
}

/** The files of a screen: its folder, and what they import from screens and domain. */
function reachOf(tree: SourceTree, { source }: Subject): string[] {
  const folder = `${dirname(source)}/`;
  const reached = new Set(
    tree.files.filter((file) => file.startsWith(folder) && !/\.test\.tsx?$/.test(file)),
  );
  for (const file of reached)
    for (const specifier of importsOf(tree, file)) {
      const next = target(file, specifier);
      if (/^src\/(screens|domain)\//.test(next) && tree.has(next)) reached.add(next);
    }
  return [...reached];
}

/** The stories that a screen needs: one for each status of the union it uses. */
function requiredStates(tree: SourceTree, screen: Subject): string[] {
  const reach = reachOf(tree, screen);
  if (!reach.includes(union)) return [];
  const views = reach.filter((file) => file.startsWith('src/screens/'));
  const polls = views.some((file) => /['"]polling['"]/.test(tree.read(file)));
  return statusesOf(tree)
    .filter((status) => status !== 'polling' || polls)
    .map(storyOf);
}

/** The states that the container of a screen has too: what the server answers decides them. */
const containerStates = ['Ready', 'Loading', 'Empty', 'LoadError'];

/** The stories that a container needs: those of the screen that it shows. */
function statesOfContainer(tree: SourceTree, { source }: Subject): string[] {
  const shown = subjectsOf(tree).filter(
    ({ kind, source: screen }) =>
      kind === 'Screens' && importsOf(tree, source).some((each) => target(source, each) === screen),
  );
  return shown.some((screen) => requiredStates(tree, screen).length > 0) ? containerStates : [];
}

/** A view that switches on remote data has a story for each of its states, and a screen a picture of Ready as it opens. */
export function screenStates(tree: SourceTree): Violation[] {
  return subjectsOf(tree)
    .filter(({ kind, story }) => kind !== 'Components' && tree.has(story))
    .flatMap((subject) => {
      const file = subject.story;
      const isScreen = subject.kind === 'Screens';
      const stories = storyFilesOf(tree, subject).flatMap(
        (each) => readStoryFile(tree, each).stories,
      );
      const required = isScreen ? requiredStates(tree, subject) : statesOfContainer(tree, subject);
      const missing = required.filter((state) => stories.every(({ name }) => name !== state));
      const first = required.length > 0 ? 'Ready' : stories[0]?.name;
      return [
        ...missing.map((name) => ({
          file,
          rule: `has no story ${name}: its list is driven by Remote`,
        })),
        ...stories
          .filter(({ name, isPictured }) => isScreen && name === first && !isPictured)
          .map(({ name }) => ({ file, rule: `has no picture of ${name}: tags: ['visual']` })),
        ...stories
          .filter(({ name, isPictured, acts }) => name === 'Ready' && isPictured && acts)
          .map(() => ({
            file,
            rule: 'shows Ready after its play: press and type in a story of its own',
          })),
      ];
    });
}
