import type { SourceTree, Violation } from './sourceTree.ts';

/** The documents that explain the numbers: the product's rules (D1, …) and the decisions about its code (R1, …). */
const sources = [
  { letter: 'D', file: 'docs/product.md' },
  { letter: 'R', file: 'stories/docs/Decisions.mdx' },
] as const;

const cited = /\b[DR]\d{1,3}\b/g;
const isText = /\.(ts|tsx|mjs|md|mdx|html|css|ya?ml)$/;

/** Returns the numbers that the documents explain: each one begins a heading or a bold line. */
function explained(tree: SourceTree): ReadonlySet<string> {
  return new Set(
    sources
      .filter(({ file }) => tree.has(file))
      .flatMap(({ letter, file }) => [
        ...tree.read(file).matchAll(new RegExp(`^(?:### |\\*\\*)(${letter}\\d+)\\.`, 'gm')),
      ])
      .flatMap(([, number]) => number ?? []),
  );
}

/** Every cited number is explained. */
export function citations(tree: SourceTree): Violation[] {
  const known = explained(tree);
  return tree.files.flatMap((file) => {
    if (!isText.test(file)) return [];
    const missing = [...tree.read(file).matchAll(cited)]
      .map(([number]) => number)
      .filter((number) => !known.has(number));
    return [...new Set(missing)].map((number) => ({
      file,
      rule: `cites ${number}, which is written down in none of ${sources.map((source) => source.file).join(', ')}`,
    }));
  });
}
