import { citations } from './citations.ts';
import { noFontFaces } from './fontFaces.ts';
import { openSourceTree, type Convention, type Violation } from './sourceTree.ts';
import { componentStories, mirrors, oneScreen } from './mirrors.ts';
import {
  folderNames,
  noBarrels,
  noVagueNames,
  disabledRulesHaveReasons,
  oneComponent,
  sizes,
} from './naming.ts';
import { libraryEntries } from './libraryEntries.ts';
import { topLevel } from './topLevel.ts';
import { noSpelledText } from './spelling.ts';
import { screenStates } from './states.ts';
import { stateNames } from './vocabulary.ts';

const conventions: readonly Convention[] = [
  mirrors,
  oneScreen,
  componentStories,
  screenStates,
  stateNames,
  oneComponent,
  folderNames,
  noVagueNames,
  noBarrels,
  disabledRulesHaveReasons,
  noSpelledText,
  noFontFaces,
  sizes,
  libraryEntries,
  topLevel,
  citations,
];

/** Finds everything in a checkout that breaks a convention. */
export function findViolations(root: string): Violation[] {
  const tree = openSourceTree(root);
  return conventions.flatMap((convention) => convention(tree));
}
