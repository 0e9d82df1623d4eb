import type { KnipConfig } from 'knip';

/** What runs by itself; all else must be reached from here. */
const config: KnipConfig = {
  entry: [
    '{src/{index,screens,theme},mocks/fixtures}.ts',
    'stories/docs/libraryExample.tsx',
    'scripts/{bom,check,contract,dev,start,test}.ts',
    'scripts/{library/build,new/new,deploy/make,deploy/check,size/run,model/modelProcess}.ts',
    'server/main.ts',
    'server/testing/forked.ts',
    'bench/run.ts',
    'bench/pages/*/main.{ts,tsx}',
    'e2e/**/*.journey.ts',
    'e2e/proof/{run,limits/beside}.ts',
    '*.config.ts',
  ],
  project: [
    '{src,server,stories,mocks,scripts,bench,e2e,.storybook}/**/*.{ts,tsx,mjs,mdx}',
    '*.ts',
  ],
  // A type may be exported for the reader of the signature it stands in.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Of the system that a proof runs on.
  ignoreBinaries: ['apt-get'],
  // Started by name, through scripts/run.mjs and scripts/process.ts.
  ignoreDependencies: ['@arethetypeswrong/cli', 'chromatic', 'oxfmt'],
};

export default config;
