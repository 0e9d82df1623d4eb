import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const imported = /^(import|export)(?! type)[^;]*?from '[^']*\/contract\/([^']+)';/gm;

describe('the app', () => {
  it('imports the paths of the contract, not its schemas', () => {
    const files = globSync('src/**/*.{ts,tsx}', {
      exclude: ['**/*.test.ts', 'src/api/contract/**', 'src/api/testing/**'],
    });
    const targets = files.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(imported), ([, , target]) => target),
    );
    expect(targets.length).toBeGreaterThan(0);
    expect([...new Set(targets)]).toEqual(['paths.ts']);
  });
});
