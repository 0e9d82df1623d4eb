import { libraryEntries } from '../library/entries.ts';
import { citations, disabledRules } from './explained.ts';
import { openSourceTree, type Convention, type Violation } from './sourceTree.ts';
import { reducedMotion } from './motion.ts';
import { requiredStates } from './states.ts';
import { noSpelledText } from './spelledText.ts';
import { containersInFrames, iconsExplained, storyTitles } from './book.ts';

const conventions: readonly Convention[] = [
  requiredStates,
  storyTitles,
  containersInFrames,
  iconsExplained,
  noSpelledText,
  reducedMotion,
  libraryEntries,
  citations,
  disabledRules,
];

/** Finds everything in a checkout that breaks a convention. */
export function findViolations(root: string): Violation[] {
  const tree = openSourceTree(root);
  return conventions.flatMap((convention) => convention(tree));
}
