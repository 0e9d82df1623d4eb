/** A package, as a bill in the form of CycloneDX names it. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly group?: string;
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

/** The parts of a bill that are looked at; all else is passed on. */
export interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

const fullName = ({ group, name }: Component): string =>
  group === undefined || name.startsWith('@') ? name : `${group}/${name}`;

/**
 * The bill of what is handed out: of everything that is installed only what the bundle holds something of. npm's own way to
 * leave out what is for development also leaves out what both need, React among it, and keeps what no browser ever sees.
 */
export function billOf(installed: Bill, bundled: ReadonlySet<string>): Bill {
  const nested = (ref: string) => ref.split('/node_modules/').length;
  const components = installed.components.filter((part) => bundled.has(fullName(part)));
  // Of two versions of one package the bundle takes the one that stands at the top.
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
