import { build, type Plugin } from 'vite';

/** The package that a module belongs to; undefined for our own modules. */
export function packageOf(id: string): string | undefined {
  const [, rest] = /^(?:.*[/\\])?node_modules[/\\](.+)$/s.exec(id) ?? [];
  const [first, second] = (rest ?? '').split(/[/\\]/);
  if (!first) return undefined;
  return first.startsWith('@') ? `${first}/${second ?? ''}` : first;
}

/** Records the modules in the bundler's output, without those removed by tree shaking. */
function recordModules(found: Set<string>): Plugin {
  const note = (id: string) => {
    const name = packageOf(id);
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
