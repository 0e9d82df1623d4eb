import { readFile } from 'node:fs/promises';
import { dirname, posix, relative } from 'node:path';
import { parseSync, transformWithOxc, Visitor } from 'vite';

/** Returns the file that an import refers to; undefined for a package. */
export function ownTarget(file: string, specifier: string): string | undefined {
  if (/^#(mocks|server)\//.test(specifier)) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : undefined;
}

/** Returns the import specifiers of a module, with their positions including quotes. */
function specifiersOf(name: string, text: string) {
  const { module, program } = parseSync(name, text);
  const written: { start: number; end: number }[] = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  // The compiler writes inferred types as `import('./a.ts').A`.
  new Visitor({ TSImportType: ({ source }) => void written.push(source) }).visit(program);
  const places = new Map(written.map(({ start, end }) => [start, end]));
  return [...places].map(([start, end]) => ({
    start,
    end,
    specifier: text.slice(start + 1, end - 1),
  }));
}

/** Returns the import specifiers of a module. */
export function importsIn(name: string, text: string): string[] {
  return specifiersOf(name, text).map(({ specifier }) => specifier);
}

/** Replaces `#alias` and `.ts` specifiers by relative ones ending in `.js`, which work without our tools. */
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

/** Every module that the entries need, as JavaScript with relative imports, and what they import besides. */
export async function emitModules(folder: string, entries: readonly string[]) {
  const emitted = new Map<string, string>();
  const others = new Set<string>();
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
      if (target === undefined) others.add(specifier);
      else waiting.push(target);
    }
  }
  return { modules: emitted, others };
}
