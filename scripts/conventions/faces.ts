import type { SourceTree, Violation } from './house.ts';

const rooms = /^(src|stories)\/.*(?<!\.test)\.tsx?$/;

/**
 * All styled rules share one sheet. If a font is described in it too, a browser lays the whole document out anew whenever a
 * component brings rules under `@media` or `@keyframes`; the page itself describes the fonts.
 */
export function noFaces(house: SourceTree): Violation[] {
  return house.files
    .filter((file) => rooms.test(file) && house.read(file).includes('@font-face'))
    .map((file) => ({
      file,
      rule: 'describes a font among the styled rules: put it into index.html',
    }));
}
