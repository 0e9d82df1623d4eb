import type { SourceTree, Violation } from './sourceTree.ts';

/** The documents that explain the numbers: the product's rules (D1, …) and the decisions about its code (R1, …). */
const documents = ['docs/product.md', 'stories/docs/Decisions.mdx'];

const isText = /\.(ts|tsx|mjs|md|mdx|html|css|ya?ml)$/;

/** Every cited number is explained in a document, where it begins a heading or a bold line. */
export function citations(tree: SourceTree): Violation[] {
  const known = new Set(
    documents
      .filter((file) => tree.has(file))
      .flatMap((file) => [...tree.read(file).matchAll(/^(?:### |\*\*)([DR]\d+)\./gm)])
      .map(([, number]) => number),
  );
  return tree.files
    .filter((file) => isText.test(file))
    .flatMap((file) => {
      const cited = new Set(tree.read(file).match(/\b[DR]\d{1,3}\b/g));
      return [...cited]
        .filter((number) => !known.has(number))
        .map((number) => ({
          file,
          rule: `cites ${number}, which is written down in none of ${documents.join(', ')}`,
        }));
    });
}

/** A disabled lint rule has its reason: in a comment on the line before, or after ` -- `. */
export function disabledRules(tree: SourceTree): Violation[] {
  return tree.files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('scripts/conventions/'))
    .filter((file) => {
      const lines = tree.read(file).split('\n');
      return lines.some(
        (line, index) =>
          /\b(oxlint|eslint)-disable(?!.* -- \S)/.test(line) &&
          !/^\s*(\/\/|\*|\/\*|\{\/\*)(?!.*-disable)/.test(lines[index - 1] ?? ''),
      );
    })
    .map((file) => ({
      file,
      rule: 'switches a rule off without a reason: write ` -- why` after it',
    }));
}
