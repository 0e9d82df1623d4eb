import { readFile } from 'node:fs/promises';
import { dirname, posix, relative } from 'node:path';
import { parseSync, transformWithOxc, Visitor } from 'vite';

/** The file an import of our own leads to, from the file that makes it; nothing for a package. */
export function ownTarget(file: string, specifier: string): string | undefined {
  if (/^#(mocks|server)\//.test(specifier)) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : undefined;
}

/** The import specifiers of a module and their positions, quotes included. */
function specifiersOf(name: string, text: string) {
  const { module, program } = parseSync(name, text);
  const written: { start: number; end: number }[] = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  // `import('./a.ts').A`, which the compiler writes for a type it had to infer.
  new Visitor({ TSImportType: ({ source }) => void written.push(source) }).visit(program);
  const places = new Map(written.map(({ start, end }) => [start, end]));
  return [...places].map(([start, end]) => ({
    start,
    end,
    specifier: text.slice(start + 1, end - 1),
  }));
}

/** The packages and the own modules a text imports. */
export function importsIn(name: string, text: string): string[] {
  return specifiersOf(name, text).map(({ specifier }) => specifier);
}

/** Turns `#alias` and `.ts` specifiers into what a reader without our tools can follow: relative, ending in `.js`. */
export function withRelativeImports(file: string, name: string, text: string): string {
  let result = text;
  const lastFirst = specifiersOf(name, text).sort((one, other) => other.start - one.start);
  for (const { start, end, specifier } of lastFirst) {
    const target = ownTarget(file, specifier);
    if (target === undefined) continue;
    const path = relative(dirname(file), target.replace(/\.tsx?$/, '.js'));
    const plain = path.startsWith('.') ? path : `./${path}`;
    result = `${result.slice(0, start)}'${plain}'${result.slice(end)}`;
  }
  return result;
}

/** Every module reached from the entries, as JavaScript with relative imports. */
export async function emitModules(
  folder: string,
  entries: readonly string[],
): Promise<Map<string, string>> {
  const emitted = new Map<string, string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (emitted.has(file)) continue;
    const source = await readFile(posix.join(folder, file), 'utf8');
    const { code } = await transformWithOxc(source, file, {
      jsx: { runtime: 'automatic' },
      sourcemap: false,
    });
    emitted.set(file, withRelativeImports(file, 'module.js', code));
    for (const specifier of importsIn('module.js', code)) {
      const target = ownTarget(file, specifier);
      if (target !== undefined) waiting.push(target);
    }
  }
  return emitted;
}
