import { colorRoles, media, shape, shapeTokens } from './tokens.ts';

/** The tokens as CSS custom properties; `light-dark()` follows the system unless `data-theme` on the root says otherwise. */
export function tokensCss(): string {
  const colors = Object.entries(colorRoles).map(
    ([role, pair]) => `--color-${role}:light-dark(${pair.light},${pair.dark});`,
  );
  const shapes = Object.entries(shapeTokens).map(([name, value]) => `--${name}:${value};`);
  return [
    `:root{color-scheme:light dark;${[...colors, ...shapes].join('')}}`,
    `:root[data-theme='light']{color-scheme:light}`,
    `:root[data-theme='dark']{color-scheme:dark}`,
    // Durations and the least size of a control are tokens, so that reduced motion and touch are one rule each.
    `${media.still}{:root{--motion:0ms}}`,
    `${media.touch}{:root{--leastTarget:${shape.touchTarget}}}`,
  ].join('\n');
}
