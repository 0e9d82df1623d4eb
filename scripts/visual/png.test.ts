import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import {
  reduceColours,
  encodePicture,
  fingerprintOf,
  storedFingerprint,
  type Pixels,
} from './png.ts';

const fingerprint = fingerprintOf(Buffer.from('a screenshot'));

const opaque = (pixels: Pixels): Pixels => ({
  ...pixels,
  data: pixels.data.map((value, index) => (index % 4 === 3 ? 255 : value)),
});

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data) => opaque({ width, height, data })),
  );

describe('encodePicture', () => {
  it('keeps the pixels, with a palette or without', () => {
    fc.assert(
      fc.property(pictures, (pixels) => {
        const { width, height, data } = PNG.sync.read(encodePicture(pixels, fingerprint));
        expect({ width, height, data: [...data] }).toEqual({ ...pixels, data: [...pixels.data] });
      }),
      { numRuns: 40 },
    );
  });

  it('uses one byte for a pixel when a palette contains all colours', () => {
    const plain: Pixels = { width: 9, height: 9, data: new Uint8Array(9 * 9 * 4).fill(255) };
    expect(encodePicture(plain, fingerprint)[25]).toBe(3);
  });

  it('stores the fingerprint of its screenshot', () => {
    const plain: Pixels = { width: 1, height: 1, data: new Uint8Array(4) };
    expect(storedFingerprint(encodePicture(plain, fingerprint))).toBe(fingerprint);
    expect(storedFingerprint(Buffer.from('not a picture'))).toBeUndefined();
  });
});

describe('reduceColours', () => {
  it('keeps black and white, changes no colour visibly, and changes nothing the second time', () => {
    fc.assert(
      fc.property(pictures, (pixels) => {
        const once = reduceColours(pixels);
        expect(reduceColours(once)).toEqual(once);
        const furthest = Math.max(
          ...pixels.data.map((value, index) => Math.abs(value - (once.data[index] ?? 0))),
        );
        expect(furthest).toBeLessThan(8);
      }),
    );
    const ends = { width: 1, height: 1, data: new Uint8Array([0, 255, 0, 255]) };
    expect(reduceColours(ends)).toEqual(ends);
  });
});
