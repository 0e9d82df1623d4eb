import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { coarse, encodePicture, fingerprintOf, storedFingerprint, type Pixels } from './png.ts';

/** How a screenshot stands to the picture kept of it. */
export type Comparison =
  | { readonly status: 'same' }
  | { readonly status: 'new'; readonly picture: Buffer }
  | {
      readonly status: 'different';
      readonly picture: Buffer;
      readonly difference: Buffer;
      readonly share: number;
    };

const decode = (picture: Uint8Array): Pixels => PNG.sync.read(picture);

/** The same picture on a sheet of this size, so that pictures of two sizes can be laid over each other. */
function onSheet(pixels: Pixels, width: number, height: number): Pixels {
  if (pixels.width === width && pixels.height === height) return pixels;
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < pixels.height; row += 1)
    data.set(
      pixels.data.subarray(row * pixels.width * 4, (row + 1) * pixels.width * 4),
      row * width * 4,
    );
  return { width, height, data };
}

/** Compares a screenshot with the stored picture. Equal screenshots are known by their fingerprint, undecoded. */
export function compare(screenshot: Uint8Array, stored: Buffer | undefined): Comparison {
  const fingerprint = fingerprintOf(screenshot);
  if (stored && storedFingerprint(stored) === fingerprint) return { status: 'same' };
  const after = coarse(decode(screenshot));
  const picture = encodePicture(after, fingerprint);
  if (!stored) return { status: 'new', picture };
  const before = decode(stored);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  const sheets = [onSheet(before, width, height).data, onSheet(after, width, height).data] as const;
  const changed = pixelmatch(...sheets, data, width, height);
  if (changed === 0) return { status: 'same' };
  const difference = encodePicture(coarse({ width, height, data }), fingerprint);
  return { status: 'different', picture, difference, share: changed / (width * height) };
}
