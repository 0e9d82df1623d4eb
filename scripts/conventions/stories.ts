import type { SourceTree } from './sourceTree.ts';

/** Something that is shown in Storybook: a component, a screen or a container. */
export interface Subject {
  readonly kind: 'components' | 'screens' | 'containers';
  readonly source: string;
  /** Its story file, which has the same name. */
  readonly story: string;
}

const sources: Readonly<Record<Subject['kind'], RegExp>> = {
  components: /^src\/components\/([A-Z]\w*)\/\1\.tsx$/,
  screens: /^src\/screens\/([A-Z]\w*)\/\1Screen\.tsx$/,
  containers: /^src\/containers\/([A-Z]\w*)Container\.tsx$/,
};

/** Every component, screen or container of the repository. */
export function subjectsOf(tree: SourceTree, kind: Subject['kind']): Subject[] {
  return tree.files.flatMap((source) => {
    const name = sources[kind].exec(source)?.[1];
    return name === undefined
      ? []
      : [{ kind, source, story: `stories/${kind}/${name}.stories.tsx` }];
  });
}

/** The story files of a subject: the one of the same name, and those split off from it (`DataTableKeyboard.stories.tsx`). */
export function storyFilesOf(tree: SourceTree, { kind, story }: Subject): string[] {
  const base = story.replace(/\.stories\.tsx$/, '');
  const others = new Set(subjectsOf(tree, kind).map((subject) => subject.story));
  return tree.files.filter(
    (file) =>
      file === story ||
      (file.startsWith(base) &&
        /^[A-Z]\w*\.stories\.tsx$/.test(file.slice(base.length)) &&
        !others.has(file)),
  );
}

export interface Story {
  readonly name: string;
  /** True when the story or its whole file has the tag `visual`. */
  readonly isPictured: boolean;
  /** True when its play function presses or types, itself or through a function above it. */
  readonly acts: boolean;
}

/** The stories of a file. Its statements begin at the beginning of a line, with a word. */
export function storiesIn(tree: SourceTree, file: string): Story[] {
  const statements = tree.read(file).split(/^(?=[a-z])/m);
  const meta = statements.find((text) => text.startsWith('const meta ')) ?? '';
  const stories: Story[] = [];
  const acting: string[] = [];
  for (const text of statements) {
    const [, isExported, name] = /^(export )?(?:async )?(?:const|function) (\w+)/.exec(text) ?? [];
    if (name === undefined) continue;
    const acts =
      text.includes('userEvent.') ||
      acting.some((helper) => new RegExp(`(?<!\\.)\\b${helper}\\(`).test(text));
    if (acts) acting.push(name);
    if (!isExported) continue;
    const isPictured = `${meta}${text}`.includes("'visual'") && !text.includes("'!visual'");
    stories.push({ name, isPictured, acts });
  }
  return stories;
}
