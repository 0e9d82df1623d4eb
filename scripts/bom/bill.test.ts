import { describe, expect, it } from 'vitest';
import { billOf, type Bill } from './bill.ts';

const part = (name: string, version = '1.0.0') => ({
  name,
  version,
  'bom-ref': `${name}@${version}`,
});

const installed: Bill = {
  metadata: { component: part('product') },
  components: [part('react'), part('@kit/parts'), part('vitest'), part('react', '0.9.0')],
  dependencies: [
    { ref: 'product@1.0.0', dependsOn: ['react@1.0.0', 'vitest@1.0.0'] },
    { ref: 'vitest@1.0.0', dependsOn: ['react@1.0.0'] },
    { ref: '@kit/parts@1.0.0' },
  ],
};

describe('the bill of materials', () => {
  it('lists exactly the bundled packages with their versions', () => {
    const bill = billOf(installed, [part('react'), part('@kit/parts')]);
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
    expect(() => billOf(installed, [part('react'), part('stranger')])).toThrow(/stranger/);
  });
});
