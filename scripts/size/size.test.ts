import { describe, expect, it } from 'vitest';
import { changesSince, overBudget } from './budget.ts';
import { ownSizes, routeSizes } from './routeSizes.ts';

const manifest = {
  'index.html': { file: 'start.js' },
  'node_modules/@auth0/auth0-spa-js/dist/x.js': { file: 'client.js' },
  '_services.js': { file: 'services.js', name: 'services', imports: ['index.html'] },
  '_frame.js': { file: 'frame.js', name: 'frame', imports: ['index.html', '_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_frame.js'] },
  'src/containers/UsersContainer.tsx': { file: 'users.js', imports: ['_shared.js'] },
};
const bytes: Readonly<Record<string, number>> = {
  'start.js': 1024,
  'client.js': 2048,
  'services.js': 512,
  'frame.js': 4096,
  'shared.js': 8192,
  'users.js': 16384,
};

describe('the size of a way in', () => {
  it('counts every required file once', () => {
    expect(routeSizes(manifest, (file) => bytes[file] ?? 0)).toEqual({
      'signing in': { kilobytes: 3, files: 2 },
      'first rows': { kilobytes: 3.5, files: 3 },
      Users: { kilobytes: 31, files: 5 },
    });
  });

  it('is also reported without packages', () => {
    const apart = {
      ...manifest,
      '_frame.js': { ...manifest['_frame.js'], imports: ['index.html', '_packages-x.js'] },
      '_packages-x.js': { file: 'packages.js', name: 'packages' },
    };
    const sizes = ownSizes(apart, (file) => bytes[file] ?? 1_000_000);
    expect(sizes['signing in']).toEqual({ kilobytes: 1, files: 2 });
    expect(sizes['Users']).toEqual({ kilobytes: 29, files: 6 });
  });

  it('must not exceed its budget, in bytes or in files', () => {
    const budget = { Users: { kilobytes: 20, files: 3 }, Gone: { kilobytes: 1, files: 1 } };
    const sizes = { Users: { kilobytes: 20.6, files: 4 }, New: { kilobytes: 9, files: 2 } };
    expect(overBudget(sizes, budget)).toEqual([
      'Users grew from 20 to 20.6 KB',
      'Users takes 4 files, its budget is 3',
      'New has no budget: 9 KB in 2 files',
      'Gone is not part of the build any more',
    ]);
  });

  it('may shrink, or grow by less than builds differ', () => {
    const budget = { Users: { kilobytes: 20, files: 3 } };
    expect(overBudget({ Users: { kilobytes: 20.5, files: 2 } }, budget)).toEqual([]);
  });

  it('is reported with the changes since its budget was set', () => {
    const budget = { Users: { kilobytes: 20, files: 3 }, Usps: { kilobytes: 9, files: 2 } };
    const sizes = { Users: { kilobytes: 18.5, files: 3 }, Usps: { kilobytes: 9, files: 2 } };
    expect(changesSince(budget, sizes)).toEqual(['Users: 20 to 18.5 KB (-1.5), 3 files']);
  });
});
