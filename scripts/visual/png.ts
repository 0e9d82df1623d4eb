import { crc32, deflateSync } from 'node:zlib';
import { createHash } from 'node:crypto';

/** A picture in memory: four bytes for each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const keyword = 'screenshot\0';

/** Identifies a screenshot's bytes: equal screenshots need no comparison of pixels. */
export const fingerprintOf = (screenshot: Uint8Array): string =>
  createHash('sha1').update(screenshot).digest('hex');

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The fingerprint of the screenshot a stored picture was made from. */
export function storedFingerprint(picture: Buffer): string | undefined {
  const at = picture.indexOf(`tEXt${keyword}`, 0, 'latin1');
  if (at < 0) return undefined;
  const start = at + 4 + keyword.length;
  return picture.toString('latin1', start, start + 40);
}

/** Returns one number for each pixel, on the same memory. */
const pixelsOf = ({ data }: Pixels): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Reduces each colour to five bits: smaller differences are invisible, and most pictures then fit a palette. */
export function reduceColours({ width, height, data }: Pixels): Pixels {
  const result = Uint8Array.from(data);
  const pixels = pixelsOf({ width, height, data: result });
  for (let index = 0; index < pixels.length; index += 1) {
    const pixel = pixels[index] ?? 0;
    pixels[index] = (pixel & 0xf8f8f8f8) | ((pixel >>> 5) & 0x07070707);
  }
  return { width, height, data: result };
}

/** Rows of palette indexes; undefined with more colours than a palette can hold. */
function indexed(picture: Pixels): { rows: Buffer; palette: Buffer } | undefined {
  const { width, height } = picture;
  const pixels = pixelsOf(picture);
  const known = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  let color = -1;
  let index = 0;
  let to = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    // Every row begins with a byte that says "unfiltered".
    if (at % width === 0) to += 1;
    const pixel = pixels[at] ?? 0;
    // Most pixels have the colour of the previous one.
    if (pixel !== color) {
      color = pixel;
      index = known.get(color) ?? known.size;
      if (index > 255) return undefined;
      known.set(color, index);
    }
    rows[to] = index;
    to += 1;
  }
  const palette = Buffer.from(
    [...known.keys()].flatMap((entry) => [entry & 0xff, (entry >> 8) & 0xff, (entry >> 16) & 0xff]),
  );
  return { rows, palette };
}

function trueColor({ width, height, data }: Pixels): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let to = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (at % (width * 4) === 0) to += 1;
    rows[to] = data[at] ?? 0;
    rows[to + 1] = data[at + 1] ?? 0;
    rows[to + 2] = data[at + 2] ?? 0;
    to += 3;
  }
  return rows;
}

/** Encodes a small PNG: with a palette if possible, and with the fingerprint of its screenshot. */
export function encodePicture(pixels: Pixels, fingerprint: string): Buffer {
  const small = indexed(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set([8, small ? 3 : 2], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(small ? [chunk('PLTE', small.palette)] : []),
    chunk('tEXt', Buffer.from(`${keyword}${fingerprint}`, 'latin1')),
    chunk('IDAT', deflateSync(small?.rows ?? trueColor(pixels), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
