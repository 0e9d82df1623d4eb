import { openHouse, type Convention, type Violation } from './house.ts';
import { componentStories, mirrors } from './mirrors.ts';
import { folderNames, noBarrels, noDrawers, oneComponent, sizes } from './naming.ts';
import { publicEntry, topLevel } from './publicFace.ts';
import { screenStates } from './states.ts';
import { stateNames } from './vocabulary.ts';

const conventions: readonly Convention[] = [
  mirrors,
  componentStories,
  screenStates,
  stateNames,
  oneComponent,
  folderNames,
  noDrawers,
  noBarrels,
  sizes,
  publicEntry,
  topLevel,
];

/** Everything in a checkout that breaks a convention of the house. */
export function findViolations(root: string): Violation[] {
  const house = openHouse(root);
  return conventions.flatMap((convention) => convention(house));
}
