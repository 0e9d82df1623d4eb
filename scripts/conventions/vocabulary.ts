import type { SourceTree, Violation } from './sourceTree.ts';
import { readStoryFile } from './storyFile.ts';

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

const rightWord = new Map(
  Object.entries(vocabulary).flatMap(([word, mistakes]) =>
    mistakes.map((mistake) => [mistake, word] as const),
  ),
);

/** Stories of screens use the same name for the same state. */
export function stateNames(tree: SourceTree): Violation[] {
  return tree.files
    .filter((file) => /^stories\/screens\/.*\.stories\.tsx$/.test(file))
    .flatMap((file) =>
      readStoryFile(tree, file).stories.flatMap(({ name }) => {
        const word = rightWord.get(name);
        return word ? [{ file, rule: `story ${name}: this state is called ${word}` }] : [];
      }),
    );
}
