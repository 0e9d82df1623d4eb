import type { Plugin } from 'vite';

const fetchAdapter = /\/axios\/lib\/adapters\/fetch\.js$/;

/**
 * axios ships two adapters to browsers and uses the first, XMLHttpRequest. The fetch adapter is a fifth of its size, and only
 * unit tests use it.
 */
export function oneAdapter(): Plugin {
  return {
    name: 'one-adapter',
    apply: 'build',
    load(id) {
      return fetchAdapter.test(id) ? 'export const getFetch = () => null;' : undefined;
    },
  };
}
