/** A package in a bill of materials in the CycloneDX format. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly group?: string;
  readonly version: string;
}

/** A package with code in the bundle. */
export type Bundled = Pick<Component, 'name' | 'version'>;

interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

/** The parts of a bill that are used; everything else is copied. */
export interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

const nameOf = ({ group, name, version }: Bundled & Pick<Component, 'group'>): string =>
  `${group === undefined || name.startsWith('@') ? name : `${group}/${name}`}@${version}`;

/**
 * The bill of materials of the built app: of all installed packages, only those with code in the bundle. npm's own option to
 * omit development packages also omits those that both need, such as React, and keeps those that no browser loads.
 */
export function billOf(installed: Bill, bundled: readonly Bundled[]): Bill {
  const names = bundled.map(nameOf);
  const components = installed.components.filter((part) => names.includes(nameOf(part)));
  const listed = components.map(nameOf);
  const missing = names.filter((name) => !listed.includes(name));
  if (missing.length > 0) throw new Error(`Bundled, but not installed: ${missing.join(', ')}.`);
  const refs = new Set(
    [...components, installed.metadata.component].map((part) => part['bom-ref']),
  );
  const dependencies = installed.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ dependsOn = [], ...rest }) => ({
      ...rest,
      dependsOn: dependsOn.filter((ref) => refs.has(ref)),
    }));
  return { ...installed, components, dependencies };
}
