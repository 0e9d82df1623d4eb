/**
 * `npm run contract` writes the contract as an OpenAPI 3.1 document to dist/openapi.json, and the tables of docs/calls.md.
 * `npm run contract -- --check <url>` checks a live server, in a new workspace unless one is given.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withTables } from './callsDocument.ts';
import { readArguments } from './contractArguments.ts';
import { contractCheck } from './contractCheck.ts';
import { contractDocument } from './contractDocument.ts';
import { giveUp, root } from './process.ts';
import { writeFiles } from './writeFiles.ts';

async function write(): Promise<void> {
  const { version } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const calls = await readFile(resolve(root, 'docs', 'calls.md'), 'utf8');
  writeFiles(root, {
    'dist/openapi.json': `${JSON.stringify(contractDocument(version), null, 2)}\n`,
    'docs/calls.md': withTables(calls),
  });
  console.log('The contract is in dist/openapi.json, its calls in docs/calls.md.');
}

try {
  const given = readArguments(process.argv.slice(2));
  if (!given) await write();
  else {
    const { base, token, workspace, isStrict, patienceMs } = given;
    const isGood = await contractCheck({
      send: (request) => fetch(request),
      target: { base, token, workspace: workspace ?? `contract-${Date.now().toString(36)}` },
      isStrict,
      patienceMs,
      print: (line) => console.log(line),
    });
    process.exitCode = isGood ? 0 : 1;
  }
} catch (error) {
  giveUp(error);
}
