import type { SourceTree, Violation } from './sourceTree.ts';

const rooms = /^(src|stories)\/.*(?<!\.test)\.tsx?$/;

/**
 * All styled rules share one sheet. If a font is described in it too, a browser lays the whole document out anew whenever a
 * component brings rules under `@media` or `@keyframes`; the page itself describes the fonts.
 */
export function noFaces(tree: SourceTree): Violation[] {
  return tree.files
    .filter((file) => rooms.test(file) && tree.read(file).includes('@font-face'))
    .map((file) => ({
      file,
      rule: 'describes a font among the styled rules: put it into index.html',
    }));
}
