import { expect, it } from 'vitest';
import { entryText } from './entryText.ts';

it('keeps what still exists, adds what is new, and leaves out what is gone', () => {
  const present =
    "export * from './components/theme/tokens.ts';\nexport * from './components/Old/Old.tsx';\n";
  const text = entryText(present, ['./components/Tag/Tag.tsx'], (path) => !path.includes('Old'));
  expect(text.split('\n').slice(1)).toEqual([
    "export * from './components/Tag/Tag.tsx';",
    "export * from './components/theme/tokens.ts';",
    '',
  ]);
});
