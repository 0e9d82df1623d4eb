/** The fields of our package.json that the library's own one is made from. */
export interface Package {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  /** Those of the server. The packages of the app are bundled, and stand with the tools. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The peer dependencies, so that there is one copy of each. */
const peers = ['react', 'react-dom', 'styled-components'];

/** `@scope/name/deep/path` → `@scope/name`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const exportOf = (path: string) => {
  const plain = `./${path.replace(/\.ts$/, '')}`;
  return { types: `${plain}.d.ts`, default: `${plain}.js` };
};

const ranges = (ours: Package, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const version = ours.dependencies[name] ?? ours.devDependencies[name];
      if (!version) throw new Error(`The library imports ${name}, which is no dependency.`);
      return [name, `^${version}`];
    }),
  );

/** Returns the library's package.json, with a path for each entry. */
export function manifestOf(
  ours: Package,
  entries: Readonly<Record<string, string>>,
  imported: Iterable<string>,
) {
  const packages = [...new Set([...imported].map(packageOf))].sort();
  return {
    name: 'bellwether',
    version: ours.version,
    description: ours.description,
    license: ours.license,
    type: 'module',
    sideEffects: false,
    exports: {
      ...Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, exportOf(file)])),
      './package.json': './package.json',
    },
    dependencies: ranges(
      ours,
      packages.filter((name) => !peers.includes(name)),
    ),
    peerDependencies: ranges(ours, peers),
  };
}
