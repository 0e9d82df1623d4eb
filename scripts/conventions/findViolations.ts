import { citations } from './citations.ts';
import { noFaces } from './faces.ts';
import { openSourceTree, type Convention, type Violation } from './sourceTree.ts';
import { componentStories, mirrors, oneScreen } from './mirrors.ts';
import { folderNames, noBarrels, noDrawers, noSilencing, oneComponent, sizes } from './naming.ts';
import { publicEntry, topLevel } from './publicFace.ts';
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
  noDrawers,
  noBarrels,
  noSilencing,
  noSpelledText,
  noFaces,
  sizes,
  publicEntry,
  topLevel,
  citations,
];

/** Finds everything in a checkout that breaks a convention. */
export function findViolations(root: string): Violation[] {
  const tree = openSourceTree(root);
  return conventions.flatMap((convention) => convention(tree));
}
