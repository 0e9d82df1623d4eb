import type { SourceTree, Violation } from './sourceTree.ts';

const rooms = /^(src|stories)\/.*(?<!\.test)\.tsx?$/;

/**
 * Fonts are declared in index.html. All styled rules share one style sheet: if it contained `@font-face`, browsers would lay
 * out the whole document again whenever a component adds rules with `@media` or `@keyframes`.
 */
export function noFontFaces(tree: SourceTree): Violation[] {
  return tree.files
    .filter((file) => rooms.test(file) && tree.read(file).includes('@font-face'))
    .map((file) => ({
      file,
      rule: 'declares a font in the styled rules: put it into index.html',
    }));
}
