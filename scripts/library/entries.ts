/** What others import from the package, and the file behind it. */
export const entries = {
  '.': 'src/index.ts',
  './screens': 'src/screens.ts',
  './theme': 'src/theme.ts',
  './fixtures': 'mocks/fixtures.ts',
} as const;
