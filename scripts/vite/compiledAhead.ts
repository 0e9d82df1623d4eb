import type { Plugin } from 'vite';

/** The files that several pages share, whose functions run when a page is first rendered. */
const rendering = ['frame', 'table', 'cards', 'lists', 'forms'];
const isRendering = (name: string) => rendering.includes(name) || name.endsWith('Container');

/** Tells the browser to compile all functions of a file while it loads it, instead of each at its first call. */
const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the files that render the first page, so that less runs between the first rows and the first answered press. Files
 * that load before the rows are not marked. Browsers that do not know the mark treat it as a comment.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      // The mark must be the first line, also before what the bundler itself adds to a file.
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && isRendering(part.name)) part.code = compileAll + part.code;
      },
    },
  };
}
