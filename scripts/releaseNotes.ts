/** `node scripts/releaseNotes.ts v1.0.0`: prints what the newest section of CHANGELOG.md says, if it is of this version and package.json too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the lines below the newest heading; throws if the tag names another version than heading or package. */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  const [, newest = ''] = changelog.split(/^## /m);
  const [heading = '', ...lines] = newest.split('\n');
  const headed = heading.split(',')[0];
  if (tag !== `v${version}` || headed !== version)
    throw new Error(
      `The tag is ${tag}, the version in package.json ${version}, and the newest section of CHANGELOG.md is "${heading}".`,
    );
  return lines.join('\n').trim();
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  process.stdout.write(`${releaseNotes(process.argv[2] ?? '', version, read('CHANGELOG.md'))}\n`);
}
