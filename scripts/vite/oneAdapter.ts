import type { Plugin } from 'vite';

const fetchAdapter = /\/axios\/lib\/adapters\/fetch\.js$/;

/**
 * axios brings two ways to the network into a browser and takes the first, XMLHttpRequest. The other is a fifth of it, and
 * nothing in the product asks for it: only tests and stories do.
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
