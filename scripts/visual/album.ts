import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process.ts';

const folder = join(root, 'stories', 'pictures');
const record = join(root, 'stories', 'pictures.json');

/** What the pictures were made with: on anything else text is drawn a little differently. */
export interface MadeWith {
  readonly browser: number;
  readonly platform: string;
}

/** The pictures kept in the repository. */
export const album = {
  names: (): string[] =>
    globSync('**/*.png', { cwd: folder }).map((name) => name.replaceAll('\\', '/')),
  read: (name: string): Buffer | undefined => {
    try {
      return readFileSync(join(folder, name));
    } catch {
      return undefined;
    }
  },
  write: (name: string, picture: Uint8Array): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), picture);
  },
  remove: (name: string): void => rmSync(join(folder, name)),
  madeWith: (): MadeWith | undefined => {
    try {
      const made: MadeWith = JSON.parse(readFileSync(record, 'utf8'));
      return made;
    } catch {
      return undefined;
    }
  },
  sign: (made: MadeWith): void => writeFileSync(record, `${JSON.stringify(made, null, 2)}\n`),
};
