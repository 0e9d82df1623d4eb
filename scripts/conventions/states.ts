import { dirname } from 'node:path';
import { importsOf, type SourceTree, type Violation } from './sourceTree.ts';
import { storiesIn, storyFilesOf, subjectsOf, type Subject } from './stories.ts';

const union = 'src/domain/lists/remote.ts';

/** The story that shows a status of the union: `loading` → `Loading`; an error on load is a `LoadError`. */
const storyOf = (status: string): string =>
  status === 'error' ? 'LoadError' : `${status.charAt(0).toUpperCase()}${status.slice(1)}`;

/** The files of a screen: its folder, and what they import from screens and domain. */
function reachOf(tree: SourceTree, screen: string): string[] {
  const folder = `${dirname(screen)}/`;
  const reached = new Set(
    tree.files.filter((file) => file.startsWith(folder) && !/\.test\.tsx?$/.test(file)),
  );
  for (const file of reached)
    for (const next of importsOf(tree, file))
      if (/^src\/(screens|domain)\//.test(next) && tree.has(next)) reached.add(next);
  return [...reached];
}

/** The stories that a screen needs: one for each status of the union it uses. */
function statesOfScreen(tree: SourceTree, screen: string): string[] {
  const reach = reachOf(tree, screen);
  if (!reach.includes(union)) return [];
  const polls = reach.some(
    (file) => file.startsWith('src/screens/') && /['"]polling['"]/.test(tree.read(file)),
  );
  const statuses = tree.read(union).matchAll(/\bstatus: '(\w+)'/g);
  return [...new Set([...statuses].map(([, status = '']) => storyOf(status)))].filter(
    (state) => state !== 'Polling' || polls,
  );
}

/** The stories that a container needs: those of its screens, without polling, which the screens show. */
function statesOfContainer(tree: SourceTree, container: string): string[] {
  const imported = importsOf(tree, container);
  return subjectsOf(tree, 'screens')
    .filter(({ source }) => imported.includes(source))
    .flatMap(({ source }) => statesOfScreen(tree, source))
    .filter((state) => state !== 'Polling');
}

function requiredStories(tree: SourceTree, { kind, source }: Subject): string[] {
  if (kind === 'components') return ['Playground'];
  return kind === 'screens' ? statesOfScreen(tree, source) : statesOfContainer(tree, source);
}

function faultsOf(tree: SourceTree, subject: Subject): Violation[] {
  const { kind, source, story: file } = subject;
  if (!tree.has(file)) return [{ file: source, rule: `has no stories: write ${file}` }];
  const stories = storyFilesOf(tree, subject).flatMap((each) => storiesIn(tree, each));
  const required = requiredStories(tree, subject);
  const missing = required.filter((state) => stories.every(({ name }) => name !== state));
  const first = required.length > 0 ? 'Ready' : stories[0]?.name;
  const unseen = stories.filter(
    ({ name, isPictured }) => kind === 'screens' && name === first && !isPictured,
  );
  const pressed = stories.filter(
    ({ name, isPictured, acts }) => name === 'Ready' && isPictured && acts,
  );
  return [
    ...missing.map((name) => ({ file, rule: `has no story ${name}` })),
    ...unseen.map(({ name }) => ({ file, rule: `has no picture of ${name}: tags: ['visual']` })),
    ...pressed.map(() => ({
      file,
      rule: 'shows Ready after its play: press and type in a story of its own',
    })),
  ];
}

/**
 * Every component, screen and container has a story file of its name. A component has a Playground, a view that switches on
 * remote data a story for each of its states, and a screen a picture of Ready as it opens.
 */
export const requiredStates = (tree: SourceTree): Violation[] =>
  (['components', 'screens', 'containers'] as const)
    .flatMap((kind) => subjectsOf(tree, kind))
    .flatMap((subject) => faultsOf(tree, subject));
