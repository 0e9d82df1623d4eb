/** The part of our package.json that the library's own one is made from. */
export interface Package {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** What the product that uses the library brings along, so that there is one of each. */
const peers = ['react', 'react-dom', 'styled-components'];

/** `@scope/name/deep/path` → `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** `./components/Button/Button.tsx` → `./components/Button`; `./screens/Users/UsersScreen.tsx` → `./screens/Users`. */
export function subpathOf(path: string): string {
  return path.replace(/\.tsx?$/, '').replace(/\/(\w+)\/\1(?:Screen)?$/, '/$1');
}

const exportOf = (path: string) => {
  const plain = path.replace(/\.tsx?$/, '');
  return { types: `${plain}.d.ts`, default: `${plain}.js` };
};

const ranges = (ours: Package, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const version = ours.dependencies[name];
      if (!version) throw new Error(`The library imports ${name}, which is no dependency.`);
      return [name, `^${version}`];
    }),
  );

/** The library's package.json: one path for everything and one for each thing the entry offers. */
export function manifestOf(ours: Package, offered: readonly string[], imported: Iterable<string>) {
  const packages = [...new Set([...imported].map(packageOf))].sort();
  return {
    name: 'bellwether',
    version: ours.version,
    description: ours.description,
    license: ours.license,
    type: 'module',
    sideEffects: false,
    types: './index.d.ts',
    exports: {
      '.': exportOf('./index.ts'),
      ...Object.fromEntries(offered.map((path) => [subpathOf(path), exportOf(path)])),
      './package.json': './package.json',
    },
    dependencies: ranges(
      ours,
      packages.filter((name) => !peers.includes(name)),
    ),
    peerDependencies: ranges(ours, peers),
  };
}
