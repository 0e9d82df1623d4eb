/** A package in a bill of materials in the CycloneDX format. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly group?: string;
}

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

const fullName = ({ group, name }: Component): string =>
  group === undefined || name.startsWith('@') ? name : `${group}/${name}`;

/**
 * The bill of materials of the built app: of all installed packages, only those with code in the bundle. npm's own option to
 * omit development packages also omits those that both need, such as React, and keeps those that no browser loads.
 */
export function billOf(installed: Bill, bundled: ReadonlySet<string>): Bill {
  const nested = (ref: string) => ref.split('/node_modules/').length;
  const components = installed.components.filter((part) => bundled.has(fullName(part)));
  // Of two versions of a package, the bundle contains the one that is least deeply nested.
  const top = components.filter(
    (part) =>
      !components.some(
        (other) =>
          fullName(other) === fullName(part) && nested(other['bom-ref']) < nested(part['bom-ref']),
      ),
  );
  const listed = new Set(top.map(fullName));
  const missing = [...bundled].filter((name) => !listed.has(name));
  if (missing.length > 0) throw new Error(`Bundled, but not installed: ${missing.join(', ')}.`);
  const refs = new Set([...top, installed.metadata.component].map((part) => part['bom-ref']));
  const dependencies = installed.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ dependsOn = [], ...rest }) => ({
      ...rest,
      dependsOn: dependsOn.filter((ref) => refs.has(ref)),
    }));
  return { ...installed, components: top, dependencies };
}
