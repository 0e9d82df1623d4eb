import { libraryEntries } from '../library/entries.ts';
import { citations, disabledRules } from './explained.ts';
import { openSourceTree, type Convention, type Violation } from './sourceTree.ts';
import { requiredStates } from './states.ts';
import { noSpelledText } from './spelledText.ts';
import { storyTitles } from './titles.ts';

const conventions: readonly Convention[] = [
  requiredStates,
  storyTitles,
  noSpelledText,
  libraryEntries,
  citations,
  disabledRules,
];

/** Finds everything in a checkout that breaks a convention. */
export function findViolations(root: string): Violation[] {
  const tree = openSourceTree(root);
  return conventions.flatMap((convention) => convention(tree));
}
