import { fileURLToPath } from 'node:url';
import { runnerImport, type IndexHtmlTransformContext, type InlineConfig, type Plugin } from 'vite';
import { routePaths, type RoutePath } from '#domain/pages/routes.ts';
import type { RenderedShells } from './renderShells.tsx';
import { isClient } from '../earlyClient.ts';
import { noticeLine, openingScript, type Parts } from './openingScript.ts';
import { brandPlace } from './places.ts';
import { tidy } from './tidy.ts';

interface Renderer {
  readonly renderShells: (brandName: string) => RenderedShells;
}

const renderer = fileURLToPath(new URL('renderShells.tsx', import.meta.url));

/** Runs the components as in the product: with the build of the style library that browsers get. */
const asInProduct: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  environments: {
    inline: { resolve: { noExternal: ['styled-components'], mainFields: ['module', 'main'] } },
  },
};

/** A page's part is called as its container: `/keyword-research` is KeywordResearchContainer. */
const containerOf = (path: RoutePath): string =>
  `${path === '/' ? 'Entry' : path.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}Container`;

type Part = Readonly<NonNullable<IndexHtmlTransformContext['chunk']>>;

/** Finds the files that the script requests in this build. */
function partsIn(parts: readonly Part[]): Parts {
  const find = (name: string, isIt: (part: Part) => boolean): Part => {
    const part = parts.find(isIt);
    if (!part) throw new Error(`The build has no part called ${name}.`);
    return part;
  };
  const named = (name: string) => find(name, (part) => part.name === name);
  const start = find('start', ({ isEntry }) => isEntry).fileName;
  const address = (file: string) => `/${file}`;
  const withImports = ({ imports, fileName }: Part, known: readonly string[]) =>
    [...imports, fileName].map(address).filter((file) => !known.includes(file));
  // The page asks for its start itself.
  const services = withImports(named('services'), [address(start)]);
  const client = find('client', ({ facadeModuleId }) => isClient(facadeModuleId));
  const frame = withImports(named('frame'), [address(start), ...services]);
  const known = [address(start), address(client.fileName), ...services, ...frame];
  return {
    client: address(client.fileName),
    services,
    frame,
    pages: Object.fromEntries(
      routePaths.map((path) => [path, withImports(named(containerOf(path)), known)]),
    ),
  };
}

/** Markup in a template element, which is not rendered. */
const held = (kind: string, rendered: RenderedShells['shells']): string[] =>
  Object.entries(rendered).map(
    ([path, markup]) => `<template id="${kind} ${path}">${markup}</template>`,
  );

/**
 * Writes the shell of every page into index.html: what a signed-in person sees at once, with the texts and
 * style rules of the product. Their hashes go into the content security policy, like those of all inline code.
 */
export function shellsInPage(): Plugin {
  return {
    name: 'shells-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle = {} }) {
        // Storybook is built with the same plugins, and has its own page.
        if (path !== '/index.html') return html;
        const { module } = await runnerImport<Renderer>(renderer, asInProduct);
        const { css, shells, tables, notice } = tidy(module.renderShells(brandPlace));
        const parts = Object.values(bundle).filter((part) => part.type === 'chunk');
        const line = `<template id="${noticeLine}">${notice}</template>`;
        const templates = [line, ...held('shell', shells), ...held('table', tables)].join('');
        const script = openingScript(partsIn(parts));
        return html
          .replace('</head>', () => `<style>${css}</style></head>`)
          .replace('</body>', () => `${templates}<script>${script}</script></body>`);
      },
    },
  };
}
