import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { encodePicture, type Pixels } from './png.ts';
import { picturedStories, pictureName, views } from './shots.ts';
import { canCompare, percent, failureOf } from './failureOf.ts';

/** Returns a picture of one colour with a black square in its corner. */
function sheet(side: number, square = 0, width = 40, colour = 255): Pixels {
  const data = new Uint8Array(width * side * 4).fill(colour);
  for (let row = 0; row < square; row += 1)
    for (let column = 0; column < square; column += 1)
      data.set([0, 0, 0], (row * width + column) * 4);
  return { width, height: side, data };
}

const screenshot = (pixels: Pixels, build = 'a') => encodePicture(pixels, build.repeat(40));

const stored = (pixels: Pixels) => {
  const result = compare(screenshot(pixels), undefined);
  if (result.status !== 'new') throw new Error('A first picture is new.');
  return result.picture;
};

describe('compare', () => {
  it('recognizes the same screenshot, and the same pixels in another encoding', () => {
    expect(compare(screenshot(sheet(40)), stored(sheet(40)))).toEqual({ status: 'same' });
    expect(compare(screenshot(sheet(40), 'b'), stored(sheet(40)))).toEqual({ status: 'same' });
  });

  it('says how much of a picture differs', () => {
    const result = compare(screenshot(sheet(40, 10)), stored(sheet(40)));
    expect(result).toMatchObject({ status: 'different', share: 100 / 1600 });
  });

  it('notices a surface that becomes a little darker, but not the last bits of a colour', () => {
    const shade = (colour: number) =>
      compare(screenshot(sheet(40, 0, 40, colour)), stored(sheet(40))).status;
    expect([shade(254), shade(249), shade(235)]).toEqual(['same', 'same', 'different']);
  });

  it('compares pictures of two sizes', () => {
    expect(compare(screenshot(sheet(50)), stored(sheet(40)))).toMatchObject({
      status: 'different',
      share: 400 / 2000,
    });
  });
});

describe('the verdict', () => {
  const now = { browser: 156, platform: 'linux' };
  const different = compare(screenshot(sheet(40, 10)), stored(sheet(40)));
  const fresh = compare(screenshot(sheet(40)), undefined);

  it('needs the same browser and platform', () => {
    expect(canCompare(now, { ...now })).toBe(true);
    expect(canCompare({ ...now, browser: 155 }, now)).toBe(false);
    expect(canCompare({ ...now, platform: 'darwin' }, now)).toBe(false);
    expect(canCompare(undefined, now)).toBe(false);
  });

  it('fails a difference and a missing picture, and says how to store one', () => {
    expect(failureOf(different)).toContain('6.25 % of it differs');
    expect(failureOf(fresh)).toContain('npm run test:visual -- --update');
  });

  it('never reports a difference as 0 %', () => {
    expect(percent(0.000001)).toBe('less than 0.01 %');
  });
});

describe('the compared stories', () => {
  const entry = (id: string, type: string, tags: string[]) => [id, { id, type, tags }];
  const index = {
    entries: Object.fromEntries([
      entry('screens-users--ready', 'story', ['visual']),
      entry('screens-users--docs', 'docs', ['visual']),
      entry('screens-usps--empty', 'story', ['visual']),
      entry('components-button--busy', 'story', []),
    ]),
  };

  it('are the tagged ones, in dark only Ready', () => {
    const [light, dark] = views;
    expect(picturedStories(index, light)).toEqual(['screens-users--ready', 'screens-usps--empty']);
    expect(picturedStories(index, light, 'usps')).toEqual(['screens-usps--empty']);
    expect(picturedStories(index, dark)).toEqual(['screens-users--ready']);
  });

  it('have one picture for each view', () => {
    const names = views.map((view) => pictureName('screens-users--ready', view));
    expect(names[0]).toBe('screens-users/ready.light-1280.png');
    expect(new Set(names).size).toBe(4);
  });
});
