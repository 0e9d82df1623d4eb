import { importsOf, type House, type Violation } from './house.ts';
import { readStoryFile } from './storyFile.ts';
import { subjectsOf, type Subject } from './subjects.ts';

const plain = (title: string) => title.toLowerCase();

function mirrorOf(house: House, { story, source, title }: Subject): Violation[] {
  if (!house.has(story)) return [{ file: source, rule: `has no stories: write ${story}` }];
  const found = readStoryFile(house, story).title;
  if (found === undefined)
    return [{ file: story, rule: `gives no title: preview.meta({ title: '${title}', … })` }];
  // Capitals may follow the product's own spelling: `Screens/USPs`.
  return plain(found) === plain(title)
    ? []
    : [{ file: story, rule: `is titled '${found}': its path says '${title}'` }];
}

/** Every component, screen and container has its story file, titled after its path, and no story file is left behind. */
export function mirrors(house: House): Violation[] {
  const subjects = subjectsOf(house);
  const wanted = new Set(subjects.map(({ story }) => story));
  const orphans = house.files.filter(
    (file) =>
      /^stories\/(components|screens|containers)\/.*\.stories\.tsx$/.test(file) &&
      !wanted.has(file),
  );
  return [
    ...subjects.flatMap((subject) => mirrorOf(house, subject)),
    ...orphans.map((file) => ({
      file,
      rule: 'mirrors nothing in src: name it after its component, screen or container',
    })),
  ];
}

/** A component is shown in its Playground and at least two more stories. */
export function componentStories(house: House): Violation[] {
  return subjectsOf(house)
    .filter(({ kind, story }) => kind === 'Components' && house.has(story))
    .flatMap(({ story }) => {
      const { stories } = readStoryFile(house, story);
      const others = stories.filter((name) => name !== 'Playground');
      return [
        ...(stories.includes('Playground')
          ? []
          : [{ file: story, rule: 'has no story Playground' }]),
        ...(others.length >= 2
          ? []
          : [{ file: story, rule: 'needs at least two stories beside its Playground' }]),
      ];
    });
}

/** A container wires state to one screen. */
export function oneScreen(house: House): Violation[] {
  return subjectsOf(house)
    .filter(({ kind }) => kind === 'Containers')
    .flatMap(({ source }) => {
      const screens = importsOf(house, source).filter((path) => path.endsWith('Screen.tsx'));
      return screens.length > 1
        ? [{ file: source, rule: `shows ${screens.length} screens: one container, one screen` }]
        : [];
    });
}
