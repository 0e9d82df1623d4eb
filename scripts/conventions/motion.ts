import type { SourceTree, Violation } from './sourceTree.ts';

/** A declaration in a template of styles, and what comes after it. */
const declarations = /\b(animation|transition):\s*([^;{]*(?:\$\{[^}]*\}[^;{]*)*);([\s\S]{0,60})/g;

/** True when each part takes the time of the token, which is 0 under reduced motion. */
const takesToken = (value: string): boolean =>
  value === 'none' || value.split(',').every((part) => part.includes('${shape.motion}'));

/** True when the rule, or the one around it, goes on with what it does instead under reduced motion. */
const isFollowed = (after: string): boolean => /^[\s}]*\$\{media\.still\} \{/.test(after);

/** Everything that moves has its end under reduced motion (D48). */
export const reducedMotion = (tree: SourceTree): Violation[] =>
  tree.files
    .filter((file) => /^src\/(components|screens)\/.*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...tree.read(file).matchAll(declarations)]
        .map(([, property = '', value = '', after = '']) => ({
          text: `${property}: ${value}`,
          isStill: takesToken(value.trim()) || isFollowed(after),
        }))
        .filter(({ isStill }) => !isStill)
        .map(({ text }) => ({
          file,
          rule: `${text} ends under reduced motion neither with \${shape.motion} nor with \${media.still}`,
        })),
    );
