import type { SourceTree } from './sourceTree.ts';

/** Something that is shown in Storybook: a component, a screen or a container. */
export interface Subject {
  readonly kind: 'Components' | 'Screens' | 'Containers';
  readonly name: string;
  readonly source: string;
  readonly story: string;
  readonly title: string;
}

const source =
  /^src\/(?:(components|screens)\/([A-Z]\w*)\/(\w+)|containers\/([A-Z]\w*?)Container)\.tsx$/;

/** `KeywordResearch` → `Keyword Research`. */
export const withSpaces = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');

function subjectAt(file: string): Subject | undefined {
  const [, room, folder, base, container] = source.exec(file) ?? [];
  if (container)
    return {
      kind: 'Containers',
      name: container,
      source: file,
      story: `stories/containers/${container}.stories.tsx`,
      title: `Containers/${withSpaces(container)}`,
    };
  if (room === 'components' && folder && base === folder)
    return {
      kind: 'Components',
      name: folder,
      source: file,
      story: `stories/components/${folder}.stories.tsx`,
      title: `Components/${folder}`,
    };
  if (room === 'screens' && folder && base === `${folder}Screen`)
    return {
      kind: 'Screens',
      name: folder,
      source: file,
      story: `stories/screens/${folder}.stories.tsx`,
      title: `Screens/${withSpaces(folder)}`,
    };
  return undefined;
}

/** Every component, screen and container of the repository. */
export function subjectsOf(tree: SourceTree): Subject[] {
  return tree.files.flatMap((file) => subjectAt(file) ?? []);
}

const storyFile = /^stories\/(?:components|screens|containers)\/(.*)\.stories\.tsx$/;

/** The story files of a subject: the one of the same name, and those split off from it (`DataTableKeyboard.stories.tsx`). */
export function storyFilesOf(tree: SourceTree, { story }: Subject): string[] {
  const base = story.replace(/\.stories\.tsx$/, '');
  const others = new Set(subjectsOf(tree).map((subject) => subject.story));
  return tree.files.filter(
    (file) =>
      storyFile.test(file) &&
      (file === story ||
        (file.startsWith(base) && /^[A-Z]/.test(file.slice(base.length)) && !others.has(file))),
  );
}

/** Story files of components, screens and containers that do not exist. */
export function storyFilesWithoutSubject(tree: SourceTree): string[] {
  const owned = new Set(subjectsOf(tree).flatMap((subject) => storyFilesOf(tree, subject)));
  return tree.files.filter((file) => storyFile.test(file) && !owned.has(file));
}
