import type { SourceTree, Violation } from './sourceTree.ts';

/** Where the numbers are explained: the product's rules (D1, …) and the records of how it is built (R1, …). */
const sources = [
  { letter: 'D', file: 'docs/product.md' },
  { letter: 'R', file: 'stories/docs/Decisions.mdx' },
] as const;

const cited = /\b[DR]\d{1,3}\b/g;
const isText = /\.(ts|tsx|mjs|md|mdx|html|css|ya?ml)$/;

/** The numbers that the documents explain: each begins a heading or a bold line. */
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

/** Every number that is cited is explained. */
export function citations(tree: SourceTree): Violation[] {
  const known = explained(tree);
  if (known.size === 0) return [];
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
