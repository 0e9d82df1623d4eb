import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Files } from '../writeFiles.ts';
import { withNames, type Names } from './names.ts';

/** The files of a template by their path in the checkout. In the template folder they have the same path, and end in `.txt`. */
export function templateFiles(template: 'component' | 'page', names: Names): Files {
  const folder = join(import.meta.dirname, 'templates', template);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      withNames(relative(folder, file).replace(/\.txt$/, ''), names),
      withNames(readFileSync(file, 'utf8'), names),
    ]),
  );
}
