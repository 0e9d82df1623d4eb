import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeFiles, type Files } from '../writeFiles.ts';

/** Creates a folder with these files, which is removed after the test. */
export function temporaryTree(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'bellwether-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFiles(root, files);
  return root;
}
