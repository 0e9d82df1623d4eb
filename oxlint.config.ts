import { defineConfig } from 'oxlint';
import { layerOverrides } from './scripts/lint/layers.ts';

/** The rules for every file, then the imports that each room may have (scripts/lint/layers.ts). */
export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'react',
    'import',
    'promise',
    'vitest',
    'jsx-a11y',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['dist', 'node_modules', 'public'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'oxc/no-barrel-file': 'off',
    'no-console': 'error',
    'no-alert': 'error',
    'no-shadow': 'off',
    // The compiler says it better (noImplicitReturns), exhaustive switches included.
    'consistent-return': 'off',
    'typescript/consistent-return': 'off',
    'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'promise/always-return': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-target-blank': 'error',
    // Is about the React Compiler, which is not used.
    'react/incompatible-library': 'off',
    // The elements that the rule leaves out by itself, and cells, which are no controls.
    'jsx-a11y/control-has-associated-label': [
      'error',
      { ignoreElements: ['audio', 'canvas', 'embed', 'input', 'textarea', 'tr', 'video', 'td'] },
    ],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
  },
  overrides: [
    ...layerOverrides,
    {
      files: [
        '**/*.stories.tsx',
        '*.config.ts',
        'vite.config.ts',
        '.storybook/*.ts',
        '.storybook/*.tsx',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'scripts/**',
        'bench/**',
        'e2e/**',
        'server/**',
        'mocks/scenarios/**',
        '.storybook/**',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['e2e/**'],
      // What a journey sees is asserted through the driver.
      rules: {
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expectAt', 'expectText'] },
        ],
      },
    },
  ],
});
