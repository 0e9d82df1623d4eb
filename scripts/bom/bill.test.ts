import { describe, expect, it } from 'vitest';
import { billOf, type Bill } from './bill.ts';
import { packageOfModule } from './bundled.ts';

const part = (name: string, ref = `${name}@1.0.0`) => ({ name, 'bom-ref': ref });

const installed: Bill = {
  metadata: { component: part('product') },
  components: [
    part('react'),
    part('@kit/parts'),
    part('vitest'),
    part('react', 'old@1.0.0/node_modules/react@0.9.0'),
  ],
  dependencies: [
    { ref: 'product@1.0.0', dependsOn: ['react@1.0.0', 'vitest@1.0.0'] },
    { ref: 'vitest@1.0.0', dependsOn: ['react@1.0.0'] },
    { ref: '@kit/parts@1.0.0' },
  ],
};

describe('the bill of materials', () => {
  it('lists exactly the bundled packages with their versions', () => {
    const bill = billOf(installed, new Set(['react', '@kit/parts']));
    expect(bill.components.map((each) => each['bom-ref'])).toEqual([
      'react@1.0.0',
      '@kit/parts@1.0.0',
    ]);
    expect(bill.dependencies).toEqual([
      { ref: 'product@1.0.0', dependsOn: ['react@1.0.0'] },
      { ref: '@kit/parts@1.0.0', dependsOn: [] },
    ]);
  });

  it('fails when a bundled package is not installed', () => {
    expect(() => billOf(installed, new Set(['react', 'stranger']))).toThrow(/stranger/);
  });
});

describe('the package of a module', () => {
  it.each([
    ['/home/us/product/src/app/main.ts', undefined],
    ['/p/node_modules/react/index.js', 'react'],
    ['node_modules/@fontsource-variable/inter/files/a.woff2', '@fontsource-variable/inter'],
    ['\0/p/node_modules/use-sync-external-store/shim/index.js?commonjs', 'use-sync-external-store'],
    ['/p/node_modules/a/node_modules/@b/c/index.js', '@b/c'],
  ])('%j is of %s', (id, name) => {
    expect(packageOfModule(id)).toBe(name);
  });
});
