import { importsOf, type SourceTree, type Violation } from './house.ts';
import { readStoryFile } from './storyFile.ts';
import { storyFilesOf, strayStoryFiles, subjectsOf, type Subject } from './subjects.ts';

/** The file's title against its path; a file split off may add to it. Capitals may follow the product: `Screens/USPs`. */
function titleOf(house: SourceTree, file: string, { story, title }: Subject): Violation[] {
  const found = readStoryFile(house, file).title;
  if (found === undefined)
    return [{ file, rule: `gives no title: preview.meta({ title: '${title}', … })` }];
  const [given, wanted] = [found.toLowerCase(), title.toLowerCase()];
  return given === wanted || (file !== story && given.startsWith(wanted))
    ? []
    : [{ file, rule: `is titled '${found}': its path says '${title}'` }];
}

/** Every component, screen and container has its story file, titled after its path, and no story file is left behind. */
export function mirrors(house: SourceTree): Violation[] {
  return [
    ...subjectsOf(house).flatMap((subject) => {
      const { source, story } = subject;
      if (!house.has(story)) return [{ file: source, rule: `has no stories: write ${story}` }];
      return storyFilesOf(house, subject).flatMap((file) => titleOf(house, file, subject));
    }),
    ...strayStoryFiles(house).map((file) => ({
      file,
      rule: 'mirrors nothing in src: name it after its component, screen or container',
    })),
  ];
}

/** A component is shown in its Playground and at least two more stories. */
export function componentStories(house: SourceTree): Violation[] {
  return subjectsOf(house)
    .filter(({ kind, story }) => kind === 'Components' && house.has(story))
    .flatMap((subject) => {
      const file = subject.story;
      const names = storyFilesOf(house, subject).flatMap((each) =>
        readStoryFile(house, each).stories.map(({ name }) => name),
      );
      const others = names.filter((name) => name !== 'Playground');
      return [
        ...(names.includes('Playground') ? [] : [{ file, rule: 'has no story Playground' }]),
        ...(others.length >= 2
          ? []
          : [{ file, rule: 'needs at least two stories beside its Playground' }]),
      ];
    });
}

/** A container wires state to one screen. */
export function oneScreen(house: SourceTree): Violation[] {
  return subjectsOf(house)
    .filter(({ kind }) => kind === 'Containers')
    .flatMap(({ source }) => {
      const screens = importsOf(house, source).filter((path) => path.endsWith('Screen.tsx'));
      return screens.length > 1
        ? [{ file: source, rule: `shows ${screens.length} screens: one container, one screen` }]
        : [];
    });
}
