import { describe, expect, it } from 'vitest';
import { manifestOf } from './manifest.ts';
import { withRelativeImports } from './modules.ts';

describe('withRelativeImports', () => {
  it('makes aliases and source endings relative and leaves packages alone', () => {
    const text = [
      "import { t } from '#domain/words/translate.ts';",
      "import { Card } from './Card.tsx';",
      "import React from 'react';",
      "export * from '../lists/List.tsx';",
      "const late = () => import('#components/Dialog/Dialog.tsx');",
    ].join('\n');
    expect(withRelativeImports('src/screens/Users/UsersScreen.tsx', 'a.js', text)).toBe(
      [
        "import { t } from '../../domain/words/translate.js';",
        "import { Card } from './Card.js';",
        "import React from 'react';",
        "export * from '../lists/List.js';",
        "const late = () => import('../../components/Dialog/Dialog.js');",
      ].join('\n'),
    );
  });

  it('follows types written as imports in declarations', () => {
    const text = "export declare const x: import('./a.ts').A;";
    expect(withRelativeImports('src/domain/b.ts', 'b.d.ts', text)).toBe(
      "export declare const x: import('./a.js').A;",
    );
  });
});

const about = { version: '1.2.3', description: '', license: 'MIT' };
const peers = { react: '19.0.0', 'react-dom': '19.0.0', 'styled-components': '6.0.0' };

describe('the manifest', () => {
  it('gives each entry a path', () => {
    const ours = { ...about, dependencies: {}, devDependencies: peers };
    const { exports } = manifestOf(ours, { '.': 'src/index.ts', './theme': 'src/theme.ts' }, []);
    expect(exports).toEqual({
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './theme': { types: './src/theme.d.ts', default: './src/theme.js' },
      './package.json': './package.json',
    });
  });

  it('lists the imported packages, with React and styled-components as peers', () => {
    const ours = {
      ...about,
      dependencies: { valibot: '1.0.0' },
      devDependencies: { ...peers, 'lucide-react': '1.0.0' },
    };
    const { dependencies, peerDependencies } = manifestOf(ours, {}, [
      'react/jsx-runtime',
      'lucide-react/icons/x',
      'valibot',
    ]);
    expect(dependencies).toEqual({ 'lucide-react': '^1.0.0', valibot: '^1.0.0' });
    expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom', 'styled-components']);
    expect(() => manifestOf(ours, {}, ['lodash'])).toThrow('lodash');
  });
});
