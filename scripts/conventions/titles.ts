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
        const [, given] = /\bpreview\.meta\(\{\s*title: '([^']*)'/.exec(tree.read(file)) ?? [];
        return given === title ? [] : [{ file, rule: `write title: '${title}'` }];
      }),
  );
