import { fileURLToPath } from 'node:url';
import { runnerImport, type IndexHtmlTransformContext, type InlineConfig, type Plugin } from 'vite';
import { routePaths, type RoutePath } from '#domain/pages/routes.ts';
import type { Drawn } from './drawShells.tsx';
import { isClient } from '../earlyClient.ts';
import { noticeLine, opening, type Parts } from './opening.ts';
import { brandPlace } from './places.ts';
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
const held = (kind: string, drawn: Drawn['shells']): string[] =>
  Object.entries(drawn).map(
    ([path, markup]) => `<template id="${kind} ${path}">${markup}</template>`,
  );

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
      async handler(html, { path, bundle = {} }) {
        // The book is built with the same plugins and has a page of its own.
        if (path !== '/index.html') return html;
        const { module } = await runnerImport<Drawer>(drawer, likeTheProduct);
        const { css, shells, tables, notice } = tidy(module.drawShells(brandPlace));
        const parts = Object.values(bundle).filter((part) => part.type === 'chunk');
        const line = `<template id="${noticeLine}">${notice}</template>`;
        const templates = [line, ...held('shell', shells), ...held('table', tables)].join('');
        const script = opening(partsIn(parts));
        return html
          .replace('</head>', () => `<style>${css}</style></head>`)
          .replace('</body>', () => `${templates}<script>${script}</script></body>`);
      },
    },
  };
}
