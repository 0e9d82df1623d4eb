import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const imported = /^(import|export)(?! type)[^;]*?from '[^']*\/contract\/([^']+)';/gm;

describe('the app', () => {
  it('carries the paths of the contract, not its schemas', () => {
    const files = globSync('src/**/*.{ts,tsx}', {
      exclude: ['**/*.test.ts', 'src/api/contract/**', 'src/api/testing/**'],
    });
    const carried = files.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(imported), ([, , target]) => target),
    );
    expect(carried.length).toBeGreaterThan(0);
    expect([...new Set(carried)]).toEqual(['paths.ts']);
  });
});
