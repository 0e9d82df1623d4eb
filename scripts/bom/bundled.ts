import { build, type Plugin } from 'vite';
import { packageOf } from '../library/manifest.ts';

/** The package that a module belongs to; undefined for our own modules. */
export function packageOfModule(id: string): string | undefined {
  const inside = id.split('node_modules/').slice(1).at(-1);
  return inside === undefined ? undefined : packageOf(inside);
}

/** Records the modules in the bundler's output, without those removed by tree shaking. */
function recordModules(found: Set<string>): Plugin {
  const note = (id: string) => {
    const name = packageOfModule(id);
    if (name !== undefined) found.add(name);
  };
  return {
    name: 'note-modules',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'asset') part.originalFileNames.forEach(note);
        else
          for (const [id, { renderedLength }] of Object.entries(part.modules))
            if (renderedLength > 0) note(id);
      }
    },
  };
}

/** The packages with code in the built app. */
export async function bundledPackages(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await build({ logLevel: 'silent', build: { write: false }, plugins: [recordModules(found)] });
  return found;
}
