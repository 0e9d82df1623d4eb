import { describe, expect, it } from 'vitest';
import made from '../../stories/pictures.json' with { type: 'json' };
import { reasonForNoPictures, requirePictures } from './pictures.ts';

const same = `${made.browser}.0.1.2`;
const other = `${made.browser + 1}.0.1.2`;

describe('pictures', () => {
  it('are compared by one version of the browser on Linux', () => {
    expect(reasonForNoPictures(same, 'linux')).toBeUndefined();
    expect(reasonForNoPictures(same, 'darwin')).toMatch(/^No picture is compared: /);
    expect(reasonForNoPictures(other, 'linux')).toContain(`this is ${other} on linux`);
  });

  it('fail the pipeline if none is compared, and elsewhere do not', () => {
    const ran = [{ name: 'a story' }];
    const failed = { name: 'pictures', failure: 'Another browser.' };
    expect(requirePictures(ran, 'Another browser.', { CI: 'true' })).toEqual([...ran, failed]);
    expect(requirePictures(ran, 'Another browser.', {})).toEqual(ran);
    expect(requirePictures(ran, undefined, { CI: 'true' })).toEqual(ran);
  });

  it('are not asked for where no story was concerned', () => {
    expect(requirePictures(null, 'Another browser.', { CI: 'true' })).toBeNull();
  });
});
