import type { PluginOption } from 'vite';

const names = new Set(['one-adapter', 'words-where-used']);

/** True for the plugins that the app is built with and Storybook is not. */
export const isForAppOnly = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && names.has(plugin.name);
