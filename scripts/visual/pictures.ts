import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process.ts';

const folder = join(root, 'stories', 'pictures');
const record = join(root, 'stories', 'pictures.json');

/** The browser and platform the pictures were made with: others draw text slightly differently. */
export interface PictureOrigin {
  readonly browser: number;
  readonly platform: string;
}

/** The pictures in the repository. */
export const pictures = {
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
  madeWith: (): PictureOrigin | undefined => {
    try {
      const made: PictureOrigin = JSON.parse(readFileSync(record, 'utf8'));
      return made;
    } catch {
      return undefined;
    }
  },
  sign: (made: PictureOrigin): void => writeFileSync(record, `${JSON.stringify(made, null, 2)}\n`),
};
