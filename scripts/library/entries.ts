/** The entries of the package and their source files. */
export const entries = {
  '.': 'src/index.ts',
  './screens': 'src/screens.ts',
  './theme': 'src/theme.ts',
  './fixtures': 'mocks/fixtures.ts',
} as const;
