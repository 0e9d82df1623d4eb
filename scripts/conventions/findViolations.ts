import { citations } from './citations.ts';
import { openSourceTree, type Convention, type Violation } from './sourceTree.ts';
import { componentStories, mirrors } from './mirrors.ts';
import { disabledRulesHaveReasons, oneComponent } from './naming.ts';
import { libraryEntries } from './libraryEntries.ts';
import { topLevel } from './topLevel.ts';
import { noSpelledText } from './spelling.ts';
import { screenStates } from './states.ts';
import { stateNames } from './vocabulary.ts';

const conventions: readonly Convention[] = [
  mirrors,
  componentStories,
  screenStates,
  stateNames,
  oneComponent,
  disabledRulesHaveReasons,
  noSpelledText,
  libraryEntries,
  topLevel,
  citations,
];

/** Finds everything in a checkout that breaks a convention. */
export function findViolations(root: string): Violation[] {
  const tree = openSourceTree(root);
  return conventions.flatMap((convention) => convention(tree));
}
