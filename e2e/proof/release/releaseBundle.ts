import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { demoProfile, demoUsers } from '#mocks/fixtures/demo.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { aTargetCompany } from '#mocks/fixtures/targetCompany.ts';
import { appFolder, buildWhenStale } from '#scripts/appBuild.ts';
import type { Case, Proof } from '../proof.ts';

/** Texts that only tests, stories and the mock API contain. */
const ours: Readonly<Record<string, string>> = {
  'the business of the demo': demoProfile.name,
  'what it says of itself': demoProfile.description.slice(0, 40),
  'a user of the demo': demoUsers[0]?.name ?? '',
  'a company of the fixtures': aTargetCompany().name,
  'a prospect of the fixtures': aProspect().name,
  'the tricky strings': '__tricky',
};

/** Patterns of code for developers. */
const theirs: Readonly<Record<string, RegExp>> = {
  'the mock service worker': /mockServiceWorker|\[MSW\]/,
  'the test runner': /vitest|__vi_import__/,
  'the workshop': /storybook/i,
  'the browser driver': /playwright|puppeteer/i,
  'the provider of the sandbox': /oidc-provider/,
  'the generator of cases': /fast-check/,
  'the development build of the view': /react-dom-client\.development|jsxDEV\(/,
  'a source map': /^\/\/# sourceMappingURL=/m,
  'a breakpoint': /\bdebugger\b/,
  'a path of the machine it was built on': /\/node_modules\/|file:\/\/\//,
};

const isText = (file: string) => ['.js', '.css', '.html', '.svg', '.json'].includes(extname(file));

/** No file of the build contains test code, fixtures or source maps. */
export const releaseBundle: Proof = {
  name: 'release, what is in it',
  async run(say) {
    await buildWhenStale();
    const files = readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).filter(
      // The build manifest is not deployed.
      (file) => extname(file) !== '' && !file.startsWith('.'),
    );
    say(`${files.length} files, ${files.filter(isText).length} of them texts`);
    return files.flatMap((file): readonly Case[] => {
      const map = extname(file) === '.map' ? 'it is a source map' : undefined;
      if (!isText(file)) return [{ name: `${file}: no source map`, failure: map }];
      const text = readFileSync(join(appFolder, file), 'utf8');
      const said = Object.entries(ours).map(([name, words]): Case => ({
        name: `${file}: ${name}`,
        failure: text.includes(words) ? `“${words}”` : undefined,
      }));
      const betrayed = Object.entries(theirs).map(([name, pattern]): Case => ({
        name: `${file}: ${name}`,
        failure: pattern.exec(text)?.[0],
      }));
      return [...said, ...betrayed];
    });
  },
};
