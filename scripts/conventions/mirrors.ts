import type { SourceTree, Violation } from './sourceTree.ts';
import { readStoryFile } from './storyFile.ts';
import { storyFilesOf, storyFilesWithoutSubject, subjectsOf, type Subject } from './subjects.ts';

/** Compares the title of a story file with its path. A file that was split off may add to it, and capitals may differ: `Screens/USPs`. */
function titleOf(tree: SourceTree, file: string, { story, title }: Subject): Violation[] {
  const found = readStoryFile(tree, file).title;
  if (found === undefined)
    return [{ file, rule: `gives no title: preview.meta({ title: '${title}', … })` }];
  const [given, wanted] = [found.toLowerCase(), title.toLowerCase()];
  return given === wanted || (file !== story && given.startsWith(wanted))
    ? []
    : [{ file, rule: `is titled '${found}': its path says '${title}'` }];
}

/** Every component, screen and container has its story file, titled after its path, and every story file has its subject. */
export function mirrors(tree: SourceTree): Violation[] {
  return [
    ...subjectsOf(tree).flatMap((subject) => {
      const { source, story } = subject;
      if (!tree.has(story)) return [{ file: source, rule: `has no stories: write ${story}` }];
      return storyFilesOf(tree, subject).flatMap((file) => titleOf(tree, file, subject));
    }),
    ...storyFilesWithoutSubject(tree).map((file) => ({
      file,
      rule: 'mirrors nothing in src: name it after its component, screen or container',
    })),
  ];
}

/** A component is shown in its Playground, where its arguments can be changed. */
export function componentStories(tree: SourceTree): Violation[] {
  return subjectsOf(tree)
    .filter(({ kind, story }) => kind === 'Components' && tree.has(story))
    .filter(({ story }) =>
      readStoryFile(tree, story).stories.every(({ name }) => name !== 'Playground'),
    )
    .map(({ story }) => ({ file: story, rule: 'has no story Playground' }));
}
