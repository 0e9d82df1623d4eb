import { Visitor, parseSync } from 'vite';
import type { SourceTree, Violation } from './sourceTree.ts';

/** Attributes whose value is shown or read aloud. */
const textAttributes =
  /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|lead|description|hint|heading|text)$|Label$/;
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** The texts that a view contains itself instead of taking them from the catalogue. */
function spelledIn(tree: SourceTree, file: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXText: ({ value }) => {
      if (hasWords(value)) found.push(value.trim());
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !textAttributes.test(name.name)) return;
      if (value?.type === 'Literal' && hasWords(value.value)) found.push(value.value);
    },
  }).visit(parseSync(file, tree.read(file)).program);
  return found;
}

/** Screens, containers and the app contain no texts, so that a language can be added without changing them. */
export function noSpelledText(tree: SourceTree): Violation[] {
  return tree.files
    .filter((file) => /^src\/(screens|containers|app)\/.*(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) =>
      spelledIn(tree, file).map((text) => ({
        file,
        rule: `spells “${text}” itself: put it into src/domain/words and say t('…')`,
      })),
    );
}
