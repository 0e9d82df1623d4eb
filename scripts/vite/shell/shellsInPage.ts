import { fileURLToPath } from 'node:url';
import { runnerImport, type InlineConfig, type Plugin } from 'vite';
import type { Drawn } from './drawShells.tsx';
import { brandPlace, opening } from './opening.ts';
import { tidy } from './tidy.ts';

interface Drawer {
  readonly drawShells: (brandName: string) => Drawn;
}

const drawer = fileURLToPath(new URL('drawShells.tsx', import.meta.url));

/** The components as they run in the product: the style library is taken in the same shape as in the browser. */
const likeTheProduct: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  environments: {
    inline: { resolve: { noExternal: ['styled-components'], mainFields: ['module', 'main'] } },
  },
};

/**
 * Writes the shell of every page into index.html: what someone who is signed in sees at once, in the words and with the
 * rules of the product itself. Their hashes come into the policy with those of everything else that stands in the page.
 */
export function shellsInPage(): Plugin {
  return {
    name: 'shells-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { module } = await runnerImport<Drawer>(drawer, likeTheProduct);
        const { css, shells } = tidy(module.drawShells(brandPlace));
        const templates = Object.entries(shells)
          .map(([path, markup]) => `<template id="shell ${path}">${markup}</template>`)
          .join('');
        return html
          .replace('</head>', () => `<style>${css}</style></head>`)
          .replace('</body>', () => `${templates}<script>${opening}</script></body>`);
      },
    },
  };
}
