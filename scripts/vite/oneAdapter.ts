import type { Plugin, PluginOption } from 'vite';

const name = 'one-adapter';

const fetchAdapter = /\/axios\/lib\/adapters\/fetch\.js$/;

/**
 * axios brings two ways to the network into a browser and takes the first, XMLHttpRequest. The other is a fifth of it, and
 * nothing in the product asks for it: only tests and stories do.
 */
export function oneAdapter(): Plugin {
  return {
    name,
    apply: 'build',
    load(id) {
      return fetchAdapter.test(id) ? 'export const getFetch = () => null;' : undefined;
    },
  };
}

/** True for the plugin above, which builds of stories leave out. */
export const leavesAdapterOut = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;
