import { Visitor, parseSync } from 'vite';
import type { SourceTree, Violation } from './sourceTree.ts';
import { storiesIn } from './stories.ts';

/** The names of states, each with wrong names that are often used for it. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  Ready: [
    'Default',
    'Basic',
    'Base',
    'Primary',
    'Loaded',
    'Normal',
    'Success',
    'WithData',
    'Filled',
  ],
  Loading: ['Skeleton', 'Pending', 'Fetching', 'Busy'],
  Polling: ['Generating', 'Waiting'],
  Empty: ['NoData', 'NoItems', 'Blank', 'Nothing'],
  LoadError: ['Error', 'Failed', 'Failure', 'LoadFailed', 'FetchError', 'WithError'],
  Refreshing: ['Reloading', 'Refetching'],
  Saving: ['Submitting', 'Creating', 'Updating'],
  SaveError: ['SubmitError', 'SaveFailed', 'AddError', 'EditError', 'CreateError'],
  ConfirmingDelete: ['Deleting', 'DeleteDialog', 'ConfirmDelete', 'Delete'],
  Adding: ['Add', 'AddDialog', 'AddModal', 'New', 'Create'],
  Editing: ['Edit', 'EditDialog', 'EditModal'],
  NoMatch: ['NoMatches', 'NoResults', 'NotFound', 'NoSearchResults'],
  LongContent: ['Long', 'LongText', 'Overflow', 'Many'],
  Narrow: ['Mobile', 'Phone', 'Small', 'Responsive'],
};

/** Stories of screens use the same name for the same state. */
export function stateNames(tree: SourceTree): Violation[] {
  return tree.files
    .filter((file) => /^stories\/screens\/.*\.stories\.tsx$/.test(file))
    .flatMap((file) =>
      Object.entries(vocabulary).flatMap(([word, mistakes]) =>
        storiesIn(tree, file)
          .filter(({ name }) => mistakes.includes(name))
          .map(({ name }) => ({ file, rule: `story ${name}: this state is called ${word}` })),
      ),
    );
}

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
