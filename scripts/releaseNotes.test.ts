import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './process.ts';
import { releaseNotes } from './releaseNotes.ts';

const changelog =
  '# What changed\n\n## 1.2.0, 3 May 2027\n\n- New.\n\n## 1.1.0, 1 May 2027\n\n- Old.\n';

describe('the notes of a release', () => {
  it('are the newest section', () => {
    expect(releaseNotes('v1.2.0', '1.2.0', changelog)).toBe('- New.');
  });

  it.each([
    ['v1.1.0', '1.2.0'],
    ['1.2.0', '1.2.0'],
    ['v1.3.0', '1.3.0'],
  ])('are refused for the tag %s and the version %s', (tag, version) => {
    expect(() => releaseNotes(tag, version, changelog)).toThrow(
      `The tag is ${tag}, the version in package.json ${version}, and the newest section of CHANGELOG.md is "1.2.0, 3 May 2027".`,
    );
  });

  it('can be made of the version in package.json', () => {
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    expect(releaseNotes(`v${version}`, version, read('CHANGELOG.md'))).toMatch(/^- /);
  });
});
