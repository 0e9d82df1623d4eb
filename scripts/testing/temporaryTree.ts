import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { writeFiles, type Files } from '../writeFiles.ts';

/** Creates a folder with these files, which is removed after the test. */
export function temporaryTree(files: Files): string {
  const root = temporaryFolder();
  writeFiles(root, files);
  return root;
}
