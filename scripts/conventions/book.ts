import { basename } from 'node:path';
import type { SourceTree, Violation } from './sourceTree.ts';
import { subjectsOf, type Subject } from './stories.ts';

const kinds = ['components', 'screens', 'containers'] as const;

/** `KeywordResearch` as people read it. A component has the name that code uses. */
const nameIn = (kind: Subject['kind'], name: string): string =>
  kind === 'components' ? name : name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Where the sidebar shows a story file: a file split off from that of a subject stands below it. */
function titleOf(tree: SourceTree, kind: Subject['kind'], name: string): string {
  const whole = subjectsOf(tree, kind)
    .map(({ story }) => basename(story, '.stories.tsx'))
    .filter((subject) => name.startsWith(subject) && /^([A-Z]|$)/.test(name.slice(subject.length)))
    .reduce((longest, subject) => (subject.length > longest.length ? subject : longest), '');
  const parts = [whole, name.slice(whole.length)].filter((part) => part !== '');
  const room = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return [room, ...parts.map((part) => nameIn(kind, part))].join('/');
}

/** The title of a story file follows from its name, so that who has one finds the other. */
export const storyTitles = (tree: SourceTree): Violation[] =>
  kinds.flatMap((kind) =>
    tree.files
      .filter((file) => file.startsWith(`stories/${kind}/`) && file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const title = titleOf(tree, kind, basename(file, '.stories.tsx'));
        const [, given] = /\bpreview\b.*\.meta\(\{\s*title: '([^']*)'/.exec(tree.read(file)) ?? [];
        return given === title ? [] : [{ file, rule: `write title: '${title}'` }];
      }),
  );

/** Each story of a container has a frame of its own on its docs page, because each has its own answers. */
export const containersInFrames = (tree: SourceTree): Violation[] =>
  tree.files
    .filter((file) => /^stories\/containers\/.*\.stories\.tsx$/.test(file))
    .filter((file) => !/parameters: .*\bframed\(\d*\)/.test(tree.read(file)))
    .map((file) => ({
      file,
      rule: 'shows all its answers on one docs page: add ...framed() to its parameters',
    }));

const iconPage = 'stories/docs/IconTable.tsx';

const iconsIn = (tree: SourceTree, file: string): string[] =>
  [...tree.read(file).matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(([, name = '']) => name);

/** The page of tokens shows exactly the icons that the product uses. */
export function iconsExplained(tree: SourceTree): Violation[] {
  if (!tree.has(iconPage)) return [];
  const shown = new Set(iconsIn(tree, iconPage));
  const used = new Map(
    tree.files
      .filter((file) => file.startsWith('src/'))
      .flatMap((file) => iconsIn(tree, file).map((name) => [name, file] as const)),
  );
  return [
    ...[...used]
      .filter(([name]) => !shown.has(name))
      .map(([name, file]) => ({ file, rule: `uses the icon ${name}: add it to ${iconPage}` })),
    ...[...shown]
      .filter((name) => !used.has(name))
      .map((name) => ({ file: iconPage, rule: `shows the icon ${name}, which nothing uses` })),
  ];
}
