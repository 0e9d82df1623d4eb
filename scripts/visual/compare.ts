import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import {
  reduceColours,
  encodePicture,
  fingerprintOf,
  storedFingerprint,
  type Pixels,
} from './png.ts';

/** The result of comparing a screenshot with its stored picture. */
export type Comparison =
  | { readonly status: 'same' }
  | { readonly status: 'new'; readonly picture: Buffer }
  | {
      readonly status: 'different';
      readonly picture: Buffer;
      readonly difference: Buffer;
      readonly share: number;
    };

/** A pixel counts if it differs by more than one of the 32 steps of `reduceColours`: rendering varies by less. */
const options = { threshold: 0.05 };

const decode = (picture: Uint8Array): Pixels => PNG.sync.read(picture);

/** Pads a picture to this size, so that pictures of two sizes can be compared. */
function padTo(pixels: Pixels, width: number, height: number): Pixels {
  if (pixels.width === width && pixels.height === height) return pixels;
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < pixels.height; row += 1)
    data.set(
      pixels.data.subarray(row * pixels.width * 4, (row + 1) * pixels.width * 4),
      row * width * 4,
    );
  return { width, height, data };
}

/** Compares a screenshot with the stored picture. Equal screenshots are recognised by their fingerprint, without decoding. */
export function compare(screenshot: Uint8Array, stored: Buffer | undefined): Comparison {
  const fingerprint = fingerprintOf(screenshot);
  if (stored && storedFingerprint(stored) === fingerprint) return { status: 'same' };
  const after = reduceColours(decode(screenshot));
  const picture = encodePicture(after, fingerprint);
  if (!stored) return { status: 'new', picture };
  const before = decode(stored);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  const sheets = [padTo(before, width, height).data, padTo(after, width, height).data] as const;
  const changed = pixelmatch(...sheets, data, width, height, options);
  if (changed === 0) return { status: 'same' };
  const difference = encodePicture(reduceColours({ width, height, data }), fingerprint);
  return { status: 'different', picture, difference, share: changed / (width * height) };
}
