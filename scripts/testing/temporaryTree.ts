import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by their path. */
export type Files = Readonly<Record<string, string>>;

/** Writes files and their folders into a folder. */
function plant(root: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Creates a folder with these files, which is removed after the test. */
export function temporaryTree(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'bellwether-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  plant(root, files);
  return root;
}
