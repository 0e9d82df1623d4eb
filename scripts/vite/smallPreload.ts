import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Vite's own helper is a tenth of what someone loads who has to sign in first. Ours asks for the same files at once and
 * waits for none: a part that is missing is noticed by its import, and the style sheets only tell where fonts are.
 */
const source = `const asked = new Set();
export const __vitePreload = (load, parts = []) => {
  for (const part of parts) {
    if (asked.has(part)) continue;
    asked.add(part);
    const link = document.createElement('link');
    link.rel = part.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + part;
    document.head.append(link);
  }
  return load();
};`;

/** Replaces Vite's helper by the small one, for builds at the root of their host. */
export function smallPreload(): Plugin {
  let isAtRoot = false;
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    configResolved({ base }) {
      isAtRoot = base === '/';
    },
    load(id) {
      return id === helper && isAtRoot ? source : undefined;
    },
  };
}
